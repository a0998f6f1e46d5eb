import { rm } from 'node:fs/promises'
import type { FileRule } from '@/lib/platform/api/call'
import { imageBytesMax, pdfBytesMax } from '@/lib/platform/files/kinds'
import type { SiteAnswer } from './answer-folder'
import type { OldSiteClient } from './client'
import { recogniseFile, storeRecognisedFile } from './files'
import { describeProblem } from './describe'
import { listAddresses, replaceAddresses, type TextAddress, type TextTarget } from './texts'

const pictureRule: FileRule = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax }
const linkRule: FileRule = { kinds: ['pdf', 'image'], storage: 'public', fileBytesMax: pdfBytesMax }
/** The ends of addresses that lead to a file and not to a page. */
const fileAddress = /\.(pdf|jpe?g|png|gif|webp|docx?|xlsx?|pptx?|zip|rar|mp4|avi)$/i
/** The kinds of file that can be stored for a link. */
const storableAddress = /\.(pdf|jpe?g|png)$/i

/** The files that a text shows or leads to, by the address in the text. */
export type TextFiles = Map<string, SiteAnswer>

/** Where an address leads; null for a place on its own page, and for what is no address. */
const addressOf = (client: OldSiteClient, { address }: TextAddress) =>
  !address.startsWith('#') && URL.canParse(address, client.origin) ? new URL(address, client.origin) : null

const isFile = (client: OldSiteClient, reference: TextAddress) => {
  const url = addressOf(client, reference)
  return reference.isPicture || (url?.host === client.origin.host && fileAddress.test(url.pathname))
}

/**
 * Reads the files that texts show or lead to.
 * @param onLoss is told of each file that cannot be had
 */
export async function readTextFiles(
  client: OldSiteClient,
  texts: readonly string[],
  onLoss: (note: string) => void,
): Promise<TextFiles> {
  const files: TextFiles = new Map()
  const addresses = texts.flatMap(listAddresses).filter((reference) => isFile(client, reference))
  for (const reference of addresses) {
    if (files.has(reference.address)) continue
    const name = reference.address.slice(0, 200)
    if (!reference.isPicture && !storableAddress.test(addressOf(client, reference)?.pathname ?? '')) {
      onLoss(`the link to ${name} stays as it is: files of its kind are not stored`)
      continue
    }
    const { fileBytesMax } = reference.isPicture ? pictureRule : linkRule
    try {
      files.set(reference.address, await client.readFile(reference.address, fileBytesMax))
    } catch (error) {
      onLoss(
        `${reference.isPicture ? 'a picture of the text' : 'a file of the text'}: ${describeProblem(error)}`,
      )
    }
  }
  return files
}

/**
 * Stores the files of texts, and leads their addresses here: pictures and files to what is stored, links to
 * pages of the old site to the same pages here.
 */
export async function leadTextsHere<T extends Record<string, unknown>>(
  client: OldSiteClient,
  fields: T,
  richTexts: readonly string[],
  files: TextFiles,
  onLoss: (note: string) => void,
): Promise<T> {
  const targets = new Map<string, TextTarget>()
  const pictures = new Set(
    richTexts
      .flatMap((name) => listAddresses(String(fields[name] ?? '')))
      .flatMap(({ address, isPicture }) => (isPicture ? [address] : [])),
  )
  for (const [address, answer] of files) {
    const rule = pictures.has(address) ? pictureRule : linkRule
    try {
      const upload = await recogniseFile(client, answer, 'text', rule)
      const { url, width, height } = await storeRecognisedFile(upload, 'text', rule)
      const isSized = pictures.has(address) && width !== null && height !== null
      targets.set(address, { url, ...(isSized && { width: String(width), height: String(height) }) })
    } catch (error) {
      onLoss(`${answer.url}: ${describeProblem(error)}`)
    }
  }
  const replace = (reference: TextAddress): TextTarget | null => {
    const target = targets.get(reference.address)
    if (target) return target
    const url = addressOf(client, reference)
    const isPage = url?.origin === client.origin.origin && !isFile(client, reference)
    return isPage ? { url: `${url.pathname}${url.search}${url.hash}` } : null
  }
  const textsHere = richTexts.map((name) => [name, replaceAddresses(String(fields[name] ?? ''), replace)])
  return { ...fields, ...(Object.fromEntries(textsHere) as Partial<T>) }
}

/** Recognises the files of texts without storing them, for a dry run. */
export async function checkTextFiles(
  client: OldSiteClient,
  files: TextFiles,
  onLoss: (note: string) => void,
): Promise<void> {
  for (const answer of files.values()) {
    try {
      const { path } = await recogniseFile(client, answer, 'text', linkRule)
      await rm(path, { force: true })
    } catch (error) {
      onLoss(`${answer.url}: ${describeProblem(error)}`)
    }
  }
}
