import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const patterns = {
  'an e-mail address': /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,63}/g,
  'a signed token': /\beyJ[\w-]{10,}/g,
  "a session's cookie": /strata-(?:session|member)=[^;\s"]{8,}/g,
  'an API token': /strata_[\w-]{20,}/g,
}

/**
 * Finds personal data in a server's log: addresses, tokens, and the codes that were mailed.
 * @param mailDir where local mode puts the mail
 */
export async function personalTraces(logFile: string, mailDir: string): Promise<string[]> {
  const log = await readFile(logFile, 'utf8')
  const traces = Object.entries(patterns).flatMap(([what, pattern]) =>
    [...log.matchAll(pattern)].map(([text]) => `${what}: ${text.slice(0, 80)}`),
  )
  for (const name of await readdir(mailDir)) {
    const mail = (await readFile(join(mailDir, name), 'utf8')).replaceAll('\r', '')
    const body = mail.slice(mail.indexOf('\n\n') + 2)
    const text = /^Content-Transfer-Encoding: base64$/m.test(mail)
      ? Buffer.from(body, 'base64').toString()
      : body
    for (const [code] of text.matchAll(/\b\d{6}\b/g)) {
      if (new RegExp(`\\b${code}\\b`).test(log)) traces.push(`a code: ${code}`)
    }
  }
  return traces
}
