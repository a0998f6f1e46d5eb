import { del, get, set } from 'idb-keyval'
import { remove, isRecord, save, type StorageKey, load } from '@/components/ui/browser-storage'
import type { GivenAnswer, GivenAnswers } from './questionnaire-state'

/** The device's store of files. */
export type FileKeep = {
  get: (key: string) => Promise<unknown>
  set: (key: string, file: File) => Promise<void>
  del: (key: string) => Promise<void>
}

/** Whose answers they are: those of an assessment's member, or of one of its colleagues. */
export type AnswersOwner = { answer_id: number; colleague: { id: number } | null }

/** The unsent answers on the device. */
export type UnsentAnswers = {
  given: GivenAnswers
  files: ReadonlyMap<number, File>
  /** Rows whose file the device could not store: the member must choose the file again. */
  lost: readonly number[]
}

export const nothingUnsent: UnsentAnswers = { given: {}, files: new Map(), lost: [] }

const deviceFiles: FileKeep = { get, set, del }

/**
 * Stores on the device the answers that the server does not have yet. Each row has a separate key, so a
 * window that saves one row does not overwrite the others. A member and its colleagues who share a device do
 * not see each other's answers. They survive a reload, a crash and the end of a session.
 */
export class UnsentKeep {
  private readonly prefix: StorageKey

  constructor(
    { answer_id, colleague }: AnswersOwner,
    private readonly storage: Storage,
    private readonly files: FileKeep = deviceFiles,
  ) {
    this.prefix = `strata.member-answer.${answer_id}${colleague ? `-${colleague.id}` : ''}.`
  }

  private storageKeyOf(id: number): StorageKey {
    return `${this.prefix}${id}`
  }

  /** @returns whether the device stored the row */
  put(questionId: number, { answer, proof, comment, meaning, isTakenOver, file }: GivenAnswer): boolean {
    const fileName = file && !file.url ? file.name : undefined
    const earlierFile = file?.isEarlier ? file : undefined
    const row = { answer, proof, comment, meaning, isTakenOver, fileName, earlierFile }
    return save(this.storage, this.storageKeyOf(questionId), row)
  }

  /** @returns whether the device stored the file */
  putFile(questionId: number, file: File): Promise<boolean> {
    return this.files.set(this.storageKeyOf(questionId), file).then(
      () => true,
      () => false,
    )
  }

  drop(questionId: number): void {
    remove(this.storage, this.storageKeyOf(questionId))
  }

  dropFile(questionId: number): void {
    this.files.del(this.storageKeyOf(questionId)).catch(() => undefined)
  }

  /** Returns the stored rows of the given questions with their files; deletes all other rows and files. */
  async readAndDropObsolete(questionIds: ReadonlySet<number>): Promise<UnsentAnswers> {
    const answers: GivenAnswers = {}
    const files = new Map<number, File>()
    const lostIds: number[] = []
    for (const id of this.storedIds()) {
      const value = load(this.storage, this.storageKeyOf(id))
      if (!questionIds.has(id) || !isRecord(value)) {
        this.drop(id)
        this.dropFile(id)
        continue
      }
      answers[id] = parseAnswer(value)
      if (typeof value.fileName !== 'string') continue
      const file = await this.files.get(this.storageKeyOf(id)).catch(() => undefined)
      if (file instanceof File) {
        files.set(id, file)
        answers[id].file = { name: file.name, url: '' }
      } else lostIds.push(id)
    }
    return { given: answers, files, lost: lostIds }
  }

  /** Deletes all stored rows and their files; called when the assessment accepts no more answers. */
  clear(): void {
    for (const id of this.storedIds()) {
      this.drop(id)
      this.dropFile(id)
    }
  }

  private storedIds(): number[] {
    try {
      return Array.from({ length: this.storage.length }, (_, at) => this.storage.key(at) ?? '')
        .filter((key) => key.startsWith(this.prefix))
        .map((key) => Number(key.slice(this.prefix.length)))
    } catch {
      return []
    }
  }
}

function parseAnswer(row: Record<string, unknown>): GivenAnswer {
  const { answer, proof, comment, meaning, isTakenOver, earlierFile: file } = row
  return {
    ...(answer === 0 || answer === 1 ? { answer } : {}),
    proof: proof === true,
    comment: typeof comment === 'string' ? comment : '',
    ...(typeof meaning === 'number' && { meaning }),
    ...(isTakenOver === true && { isTakenOver }),
    ...(isRecord(file) &&
      typeof file.name === 'string' &&
      typeof file.url === 'string' && { file: { name: file.name, url: file.url, isEarlier: true } }),
  }
}
