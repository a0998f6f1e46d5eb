import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FileRule } from '@/lib/platform/api/call'
import type { KeptFile } from '@/lib/platform/api/handlers'
import { parseInput } from '@/lib/platform/api/parse-input'
import { type PrivateFile, putPrivateFile, removeFilesWithoutRow } from '@/lib/platform/files/private'
import type { Upload } from '@/lib/platform/files/upload'
import { checkTextFiles, leadTextsHere, readTextFiles, type TextFiles } from './addresses'
import type { SiteAnswer } from './answer-folder'
import type { OldSiteClient } from './client'
import { describeProblem } from './describe'
import { recogniseFile, storeRecognisedFile } from './files'
import type { OldForm, OldKind, StoredForm } from './kind'

/** A form with the files of the old site that belong to it. */
export type ReadForm = OldForm & { answers: Record<string, SiteAnswer[]>; textFiles: TextFiles; hash: string }
/** A form with its files, and those of them that nobody can open until the save writes their rows. */
export type FiledForm = StoredForm & { privateFiles: PrivateFile[] }
type Save = OldKind['insert']

/** The rule of a field with files, which may be those of parts of the form; undefined if the save takes none. */
export const fileRuleOf = ({ files }: Save, field: string): FileRule | undefined =>
  files?.[field.split('/')[0] ?? '']

const fileRule = (save: Save, field: string): FileRule => {
  const rule = fileRuleOf(save, field)
  if (!rule) throw new Error(`${save.route} has no file ${field}`)
  return rule
}

/**
 * Recognises a file of a form.
 * @returns null for one that is not taken, in a field that may be empty
 */
async function recogniseFormFile(
  client: OldSiteClient,
  answer: SiteAnswer,
  field: string,
  rule: FileRule,
  onLoss: (note: string) => void,
): Promise<Upload | null> {
  try {
    return await recogniseFile(client, answer, field, rule)
  } catch (error) {
    if (!rule.optional) throw error
    onLoss(`${field}: ${describeProblem(error)}`)
    return null
  }
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
const parseForm = (kind: OldKind, save: Save, fields: Record<string, unknown>) =>
  parseInput(save === kind.insert ? (kind.insertInput ?? save.input) : save.input, fields)

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
  save: Save,
  form: ReadForm,
  onLoss: (note: string) => void,
): Promise<void> {
  for (const [field, answers] of Object.entries(form.answers)) {
    const rule = fileRuleOf(save, field)
    if (!rule) continue
    for (const answer of answers) {
      const upload = await recogniseFormFile(client, answer, field, rule, onLoss)
      if (upload) await rm(upload.path, { force: true })
    }
  }
  await checkTextFiles(client, form.textFiles, onLoss)
  parseForm(kind, save, withFileMarks(form.fields, form.answers))
}

/**
 * Stores the files of a form, and leads the addresses of its texts to them.
 * @throws Problem for what the office's form would refuse
 */
export async function storeForm(
  client: OldSiteClient,
  kind: OldKind,
  save: Save,
  form: ReadForm,
  onLoss: (note: string) => void,
): Promise<FiledForm> {
  // Fields are checked first, because pictures are costly to draw.
  parseForm(kind, save, withFileMarks(form.fields, form.answers))
  const files: StoredForm['files'] = {}
  const filesByField: Record<string, KeptFile[]> = {}
  const privateFiles: PrivateFile[] = []
  try {
    for (const [field, answers] of Object.entries(form.answers)) {
      const rule = fileRuleOf(save, field)
      // A call that only renames takes no file.
      if (!rule) continue
      const fieldFiles: KeptFile[] = (filesByField[field] = [])
      for (const answer of answers) {
        const upload = await recogniseFormFile(client, answer, field, rule, onLoss)
        if (!upload) continue
        if (rule.storage === 'private') {
          const file = await putPrivateFile(upload)
          privateFiles.push(file)
          fieldFiles.push(file)
        } else fieldFiles.push(await storeRecognisedFile(upload, field, rule))
      }
      files[field] = rule.many ? fieldFiles : fieldFiles[0]
    }
    const textsHere = await leadTextsHere(client, form.fields, kind.richTexts ?? [], form.textFiles, onLoss)
    const fields = parseForm(kind, save, withFileMarks(textsHere, filesByField)) as Record<string, unknown>
    return { fields, files, privateFiles }
  } catch (error) {
    await removeFilesWithoutRow(privateFiles)
    throw error
  }
}
