import { CallError, asRefusal } from '@/lib/platform/api/call-error'
import { AnswerSaver, type SaveState } from './answer-saver'
import type { MemberCalls, MemberAssessmentState } from './member-calls'
import type { GivenAnswer, GivenAnswers } from './questionnaire-state'
import { nothingUnsent, type UnsentAnswers, type UnsentKeep } from './unsent-keep'

/** The overall state of saving, summed up over all rows. */
export type OverallSaveState = {
  state: SaveState
  /** Whether the device stores all answers that the server lacks. */
  isKept: boolean
}

type Tell = {
  /** Receives the state of saving a row. */
  save: (id: number, state: SaveState, refusal?: unknown) => void
  /** Receives what the server has now: the proof file, and of an answer that was taken over the rest too. */
  stored: (id: number, row: GivenAnswer) => void
  standing: (standing: OverallSaveState) => void
  /** Called after the desk discarded an answer, because the questionnaire no longer has its question. */
  outdated: () => void
}

type Device = Pick<UnsentKeep, 'put' | 'putFile' | 'drop' | 'dropFile'>

/** The pause in typing, in milliseconds, after which a comment is sent. */
const writingMilliseconds = 600

/**
 * Whether sending the same row later can succeed: the connection was lost, a time limit or the rate limit was
 * reached, or the server failed.
 */
function mayRetrySucceed(refusal: unknown): boolean {
  if (refusal instanceof DOMException) return true
  if (!(refusal instanceof CallError)) return false
  return refusal.status === 0 || refusal.status === 408 || refusal.status === 429 || refusal.status >= 500
}

/**
 * Sends the member's answers to the server. The desk holds the current state of every row and the files that
 * are not sent yet, so it always sends the latest. The device stores a row until the server has the row or
 * the questionnaire no longer has its question.
 */
export class MemberDesk {
  private readonly saver: AnswerSaver
  private readonly files: Map<number, File>
  private readonly unsent = new Set<number>()
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>()
  /** Rows that the device does not store completely: it refused them, or is still storing their file. */
  private readonly unkept = new Set<number>()
  private answers: GivenAnswers

  constructor(
    private readonly calls: Pick<MemberCalls, 'saveAnswer'>,
    private readonly standing: Pick<MemberAssessmentState, 'member' | 'answer_id'>,
    answers: GivenAnswers,
    private readonly tell: Tell,
    private readonly device: Device,
    { given: unsentAnswers, files }: UnsentAnswers = nothingUnsent,
  ) {
    this.answers = mergeUnsentAnswers(answers, unsentAnswers)
    this.files = new Map(files)
    for (const id of Object.keys(unsentAnswers)) this.unsent.add(Number(id))
    this.saver = new AnswerSaver(
      (id) => this.sendAnswerAndDropCopy(id),
      (id, state, refusal) => {
        if (asRefusal(refusal)?.fields.question_id) {
          this.discardUnsentAnswer(id)
          tell.outdated()
        } else tell.save(id, state, refusal)
        this.reportSaveState()
      },
      mayRetrySucceed,
    )
  }

  /** Records a change and stores it on the device, but does not send it. */
  recordAndStoreAnswer(questionId: number, reply: GivenAnswer, file?: File): void {
    const row = { ...this.answers[questionId], isTakenOver: false, ...reply }
    if (!row.proof) delete row.file
    this.answers = { ...this.answers, [questionId]: row }
    this.unsent.add(questionId)
    if (this.device.put(questionId, row)) this.unkept.delete(questionId)
    else this.unkept.add(questionId)
    if (file) this.recordAndStoreFile(questionId, file)
    else if (!row.proof && this.files.delete(questionId)) this.device.dropFile(questionId)
    this.reportSaveState()
  }

  /** Replaces what the server had by what it has now; changes that it still lacks stay. */
  replaceStoredAnswers(storedAnswers: GivenAnswers): GivenAnswers {
    const unsentRows = Object.entries(this.answers).filter(([id]) => this.unsent.has(Number(id)))
    this.answers = mergeUnsentAnswers(storedAnswers, Object.fromEntries(unsentRows))
    return this.answers
  }

  /** Sends the recorded change of a row, if there is one. */
  saveNow(questionId: number): void {
    clearTimeout(this.timers.get(questionId))
    this.timers.delete(questionId)
    if (this.unsent.has(questionId)) this.saver.requestSave(questionId)
  }

  /** Sends the recorded change of a row once typing stops. */
  saveAfterTyping(questionId: number): void {
    clearTimeout(this.timers.get(questionId))
    this.timers.set(
      questionId,
      setTimeout(() => this.saveNow(questionId), writingMilliseconds),
    )
  }

  /** Sends all recorded changes and the rows that wait for another try; does not wait for the server. */
  startSendingAll(): void {
    for (const id of this.unsent) this.saveNow(id)
    this.saver.resendWaiting()
  }

  /** Sends all recorded changes and waits for the server. @returns whether the server has all changes */
  async trySendAll(): Promise<boolean> {
    for (const id of this.unsent) this.saveNow(id)
    return (await this.saver.resendAndListUnsaved()).length === 0
  }

  /** Whether the server refused a row for a reason that a retry cannot remove. */
  hasRefusedAnswer(): boolean {
    return this.saver.worstState() === 'failed'
  }

  /** Whether the server still lacks an answer. */
  hasUnsavedAnswers(): boolean {
    return this.unsent.size > 0 || this.saver.worstState() !== 'saved'
  }

  private discardUnsentAnswer(id: number): void {
    this.unsent.delete(id)
    this.files.delete(id)
    this.device.drop(id)
    this.device.dropFile(id)
    this.saver.clearFailure(id)
  }

  /** Sends the answers that an earlier visit left unsent, and allows timed retries. */
  resumeSending(): void {
    this.saver.allowRetries()
    this.startSendingAll()
  }

  /** Called when the questions are unmounted: sends all unsent rows once more and ends the timed retries. */
  sendAllAndStopRetries(): void {
    this.startSendingAll()
    this.saver.stopRetries()
  }

  private recordAndStoreFile(id: number, file: File): void {
    this.files.set(id, file)
    this.unkept.add(id)
    void this.device.putFile(id, file).then((isKept) => {
      // If the file was sent or removed while the device stored it, the device deletes its copy.
      if (!this.files.has(id)) this.device.dropFile(id)
      if (isKept && this.files.get(id) === file) this.unkept.delete(id)
      this.reportSaveState()
    })
  }

  private reportSaveState(): void {
    const state = this.saver.worstState()
    this.tell.standing({
      state: state === 'saved' && this.unsent.size > 0 ? 'saving' : state,
      isKept: this.unkept.size === 0,
    })
  }

  private async sendAnswerAndDropCopy(id: number): Promise<void> {
    const { answer, proof = false, comment = '', ...row } = this.answers[id] ?? {}
    const file = this.files.get(id)
    this.unsent.delete(id)
    try {
      const { proof_file, proof_file_name, stored } = await this.calls.saveAnswer({
        question_id: id,
        ...(answer !== undefined && { answer }),
        proof,
        comment,
        ...(file && { proof_file: file }),
        ...(row.meaning !== undefined && { meaning: row.meaning }),
        ...(row.isTakenOver && { taken_over: true as const }),
        ...(row.file?.isEarlier && { earlier_proof: true as const }),
        member_id: this.standing.member.id,
        answer_id: this.standing.answer_id,
      })
      const isLatest = this.files.get(id) === file
      if (isLatest && this.files.delete(id)) this.device.dropFile(id)
      if (!this.unsent.has(id)) {
        this.device.drop(id)
        this.unkept.delete(id)
      }
      // If the member replaced or removed the file during this call, the next call sends that change.
      if (!isLatest) return
      const storedFile = proof_file ? { name: proof_file_name ?? proof_file, url: proof_file } : undefined
      // What was changed during this call stays.
      const storedRow = { ...(!this.unsent.has(id) && stored), file: storedFile }
      this.answers = { ...this.answers, [id]: { ...this.answers[id], ...storedRow } }
      this.tell.stored(id, storedRow)
    } catch (refusal) {
      this.unsent.add(id)
      throw refusal
    }
  }
}

/** Merges the server's rows with the rows that are still unsent; values of unsent rows win. */
export function mergeUnsentAnswers(storedAnswers: GivenAnswers, unsentAnswers: GivenAnswers): GivenAnswers {
  const all = { ...storedAnswers }
  for (const [id, row] of Object.entries(unsentAnswers)) {
    const mergedRow = { ...storedAnswers[Number(id)], ...row }
    if (!mergedRow.proof) delete mergedRow.file
    all[Number(id)] = mergedRow
  }
  return all
}
