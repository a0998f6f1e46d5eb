import { AnswerSaver, type SaveState } from './answer-saver'
import type { MemberCalls, Standing } from './member-calls'
import type { Given, GivenAnswers } from './questionnaire-state'

type Tell = {
  /** How saving a row stands. */
  save: (id: number, state: SaveState, refusal?: unknown) => void
  /** Which proof lies at the server now. */
  file: (id: number, file: Given['file']) => void
}

/**
 * Keeps the server in step with what a member says. It knows every row as it is at this moment, so what is sent is
 * always the last word, and the files that have not left yet.
 */
export class MemberDesk {
  private readonly saver: AnswerSaver
  private readonly files = new Map<number, File>()
  private readonly unsent = new Set<number>()

  constructor(
    private readonly calls: Pick<MemberCalls, 'saveAnswer'>,
    private readonly standing: Pick<Standing, 'member' | 'answer_id'>,
    private given: GivenAnswers,
    private readonly tell: Tell,
  ) {
    this.saver = new AnswerSaver((id) => this.send(id), tell.save)
  }

  /** Notes a change; it is saved with `save`, or before the next step. */
  note(id: number, given: Given, file?: File): void {
    this.given = { ...this.given, [id]: { ...this.given[id], ...given } }
    if (file) this.files.set(id, file)
    this.unsent.add(id)
  }

  /** Saves what was noted. A row without an answer waits for it. */
  save(id: number): void {
    if (this.unsent.has(id) && this.given[id]?.answer !== undefined) this.saver.request(id)
  }

  /** Saves everything that was noted. @returns whether all of it lies at the server */
  async settled(): Promise<boolean> {
    for (const id of this.unsent) this.save(id)
    return (await this.saver.settled()).length === 0
  }

  private async send(id: number): Promise<void> {
    const { answer, proof = false, comment = '' } = this.given[id] ?? {}
    if (answer === undefined) return
    if (!proof) this.files.delete(id)
    const file = this.files.get(id)
    this.unsent.delete(id)
    try {
      const { proof_file, proof_file_name } = await this.calls.saveAnswer({
        question_id: id,
        answer,
        proof,
        comment,
        ...(file && { proof_file: file }),
        member_id: this.standing.member.id,
        answer_id: this.standing.answer_id,
      })
      // Another file may have been chosen meanwhile: that one is on its way.
      if (this.files.get(id) !== file) return
      this.files.delete(id)
      this.tell.file(id, proof_file ? { name: proof_file_name ?? proof_file, url: proof_file } : undefined)
    } catch (refusal) {
      this.unsent.add(id)
      throw refusal
    }
  }
}
