export type SaveState = 'saving' | 'saved' | 'failed'

/**
 * Saves rows one at a time each: what changes while a row is on its way is saved once more after it, so the last
 * word wins, and rows do not wait for one another.
 */
export class AnswerSaver {
  private readonly running = new Map<number, Promise<void>>()
  private readonly again = new Set<number>()
  private readonly failed = new Set<number>()

  /**
   * @param save sends a row as it stands at that moment; a refusal is thrown
   * @param tell hears how each row stands
   */
  constructor(
    private readonly save: (id: number) => Promise<void>,
    private readonly tell: (id: number, state: SaveState, refusal?: unknown) => void,
  ) {}

  request(id: number): void {
    if (this.running.has(id)) this.again.add(id)
    else this.running.set(id, this.run(id))
  }

  /** Waits for everything that is on its way. @returns the rows that are not saved */
  async settled(): Promise<number[]> {
    while (this.running.size > 0) await Promise.all(this.running.values())
    return [...this.failed]
  }

  private async run(id: number): Promise<void> {
    this.failed.delete(id)
    this.tell(id, 'saving')
    let refusal: unknown
    do {
      this.again.delete(id)
      refusal = await this.save(id).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('refused'),
      )
    } while (this.again.has(id))
    this.running.delete(id)
    if (refusal !== undefined) this.failed.add(id)
    this.tell(id, refusal === undefined ? 'saved' : 'failed', refusal)
  }
}
