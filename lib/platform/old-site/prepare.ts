import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Call, FileRule } from '@/lib/platform/api/call'
import { parseInput } from '@/lib/platform/api/parse-input'
import type { StoredFile } from '@/lib/platform/files/store'
import { checkTextFiles, leadTextsHere, readTextFiles, type TextFiles } from './addresses'
import type { SiteAnswer } from './answer-folder'
import type { OldSiteClient } from './client'
import { describeProblem } from './describe'
import { recogniseFile, storeRecognisedFile } from './files'
import type { OldForm, OldKind } from './kind'

/** A form with the files of the old site that belong to it. */
export type ReadForm = OldForm & { answers: Record<string, SiteAnswer[]>; textFiles: TextFiles; hash: string }
export type StoredForm = {
  fields: Record<string, unknown>
  files: Record<string, StoredFile | StoredFile[] | undefined>
}

const fileRule = (call: Call, field: string): FileRule => {
  const rule = call.files?.[field]
  if (!rule) throw new Error(`${call.route} has no file ${field}`)
  return rule
}

/**
 * Reads the files of a form from the old site.
 * @param onLoss is told of each file that cannot be had
 */
export async function readFormFiles(
  client: OldSiteClient,
  kind: OldKind,
  form: OldForm,
  onLoss: (note: string) => void,
): Promise<ReadForm> {
  const answers: Record<string, SiteAnswer[]> = {}
  for (const [field, addresses] of Object.entries(form.files ?? {})) {
    const { fileBytesMax } = fileRule(kind.insert, field)
    answers[field] = []
    for (const address of [addresses].flat()) {
      if (!address) continue
      try {
        answers[field].push(await client.readFile(address, fileBytesMax))
      } catch (error) {
        onLoss(`${field}: ${describeProblem(error)}`)
      }
    }
  }
  const texts = (kind.richTexts ?? []).map((name) => String(form.fields[name] ?? ''))
  const textFiles = await readTextFiles(client, texts, onLoss)
  return { ...form, answers, textFiles, hash: hashOf(form, answers, textFiles) }
}

/** The hash of all that a save would write: the fields, and the bytes of the files. */
function hashOf(
  { fields, columns }: OldForm,
  answers: Record<string, SiteAnswer[]>,
  textFiles: TextFiles,
): string {
  const files = Object.entries(answers).map(([field, list]) => [field, list.map(({ hash }) => hash)])
  const pictures = [...textFiles].map(([address, { hash }]) => [address, hash])
  return createHash('sha256')
    .update(JSON.stringify([fields, columns, files, pictures]))
    .digest('hex')
}

/** Parses a form as its call does. @throws Problem for what the call would refuse */
const parseForm = (kind: OldKind, call: Call, fields: Record<string, unknown>) =>
  parseInput(call === kind.insert ? (kind.insertInput ?? call.input) : call.input, fields)

/** The form as its call's schema reads it: a file counts as present if there is one. */
const withFileMarks = (fields: Record<string, unknown>, files: Record<string, readonly unknown[]>) => ({
  ...fields,
  ...Object.fromEntries(Object.entries(files).map(([name, list]) => [name, list[0]])),
})

/**
 * Checks a form as its save would, without writing anything.
 * @throws Problem for what the office's form would refuse
 */
export async function checkForm(
  client: OldSiteClient,
  kind: OldKind,
  call: Call,
  form: ReadForm,
  onLoss: (note: string) => void,
): Promise<void> {
  for (const [field, answers] of Object.entries(form.answers)) {
    const rule = call.files?.[field]
    if (!rule) continue
    for (const answer of answers) {
      const upload = await recogniseFile(client, answer, field, rule)
      await rm(upload.path, { force: true })
    }
  }
  await checkTextFiles(client, form.textFiles, onLoss)
  parseForm(kind, call, withFileMarks(form.fields, form.answers))
}

/**
 * Stores the files of a form, and leads the addresses of its texts to them.
 * @throws Problem for what the office's form would refuse
 */
export async function storeForm(
  client: OldSiteClient,
  kind: OldKind,
  call: Call,
  form: ReadForm,
  onLoss: (note: string) => void,
): Promise<StoredForm> {
  // Fields are checked first, because pictures are costly to draw.
  parseForm(kind, call, withFileMarks(form.fields, form.answers))
  const files: StoredForm['files'] = {}
  const filesByField: Record<string, StoredFile[]> = {}
  for (const [field, answers] of Object.entries(form.answers)) {
    const rule = call.files?.[field]
    // A call that only renames takes no file.
    if (!rule) continue
    filesByField[field] = []
    for (const answer of answers) {
      const upload = await recogniseFile(client, answer, field, rule)
      filesByField[field].push(await storeRecognisedFile(upload, field, rule))
    }
    files[field] = rule.many ? filesByField[field] : filesByField[field][0]
  }
  const textsHere = await leadTextsHere(client, form.fields, kind.richTexts ?? [], form.textFiles, onLoss)
  const fields = parseForm(kind, call, withFileMarks(textsHere, filesByField)) as Record<string, unknown>
  return { fields, files }
}
