import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

// A sealed file: mark, salt, nonce and a proof of the key, then the bytes in AES-256-GCM, then the tag.
const mark = Buffer.from('STRATA-1')
const saltBytes = 16
const nonceBytes = 12
const proofBytes = 8
const headBytes = mark.length + saltBytes + nonceBytes + proofBytes
const tagBytes = 16
/** How many bytes a sealed file is larger than its content. */
export const sealBytes = headBytes + tagBytes

const deriveKey = (secret: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'strata backup', 32))
const proofOf = (key: Buffer) => createHmac('sha256', key).update('proof').digest().subarray(0, proofBytes)

/** Encrypts a stream. The name is part of the seal, so that no file can take the place of another. */
export function createSeal(secret: string, name: string): Transform {
  const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)]
  const key = deriveKey(secret, salt)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  let hasHead = false
  const pushHead = (stream: Transform) => {
    if (!hasHead) stream.push(Buffer.concat([mark, salt, nonce, proofOf(key)]))
    hasHead = true
  }
  return new Transform({
    transform(chunk: Buffer, _, callback) {
      pushHead(this)
      callback(null, cipher.update(chunk))
    },
    flush(callback) {
      pushHead(this)
      this.push(cipher.final())
      this.push(cipher.getAuthTag())
      callback()
    },
  })
}

/**
 * Decrypts what `createSeal` encrypted. The stream fails in words when the key is another one, or the file is
 * damaged or not of this name; until its end nothing that it gave may be trusted.
 */
export function createUnseal(secret: string, name: string): Transform {
  // Holds back what may be the tag, or a part of the head.
  let rest = Buffer.alloc(0)
  let decipher: DecipherGCM | undefined
  const createDamageError = () => new Error(`the backup's file ${name} is damaged`)

  function readHead(): void {
    if (rest.length < headBytes) return
    let at = 0
    const take = (bytes: number) => rest.subarray(at, (at += bytes))
    if (!take(mark.length).equals(mark)) throw createDamageError()
    const key = deriveKey(secret, take(saltBytes))
    const nonce = take(nonceBytes)
    if (!take(proofBytes).equals(proofOf(key)))
      throw new Error(`the backup's file ${name} was encrypted with another BACKUP_KEY`)
    decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
    rest = rest.subarray(headBytes)
  }

  return new Transform({
    transform(chunk: Buffer, _, callback: TransformCallback) {
      try {
        rest = Buffer.concat([rest, chunk])
        if (!decipher) readHead()
        if (!decipher || rest.length <= tagBytes) return callback()
        const open = rest.subarray(0, rest.length - tagBytes)
        rest = Buffer.from(rest.subarray(rest.length - tagBytes))
        callback(null, decipher.update(open))
      } catch (error) {
        callback(error as Error)
      }
    },
    flush(callback) {
      try {
        if (!decipher || rest.length !== tagBytes) throw createDamageError()
        decipher.setAuthTag(rest)
        this.push(decipher.final())
        callback()
      } catch {
        callback(createDamageError())
      }
    },
  })
}
