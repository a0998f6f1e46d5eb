import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'strata credential key', 32))

/** Encrypts a private key with the server's secret; `id` is part of the seal. */
export function sealKey(secret: string, id: string, privateKey: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, deriveKey(secret), nonce).setAAD(Buffer.from(id))
  const bytes = Buffer.concat([cipher.update(privateKey, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, bytes, cipher.getAuthTag()]).toString('base64')
}

/** Returns the private key of a seal; null if none of the secrets opens it. */
export function openSealedKey(secrets: readonly string[], id: string, seal: string): string | null {
  const bytes = Buffer.from(seal, 'base64')
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv(algorithm, deriveKey(secret), bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(-tagBytes))
      const start = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([start, decipher.final()]).toString('utf8')
    } catch {
      // The seal was made with another secret, or is damaged.
    }
  }
  return null
}
