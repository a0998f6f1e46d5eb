export type SaveState = 'saving' | 'saved' | 'waiting' | 'failed'

const resendMillisecondsMin = 1_000
const resendMillisecondsMax = 30_000

/**
 * Saves rows, each with one call at a time and without waiting for other rows. A row that changes during its
 * call is saved again afterwards, so the last value stays. If a retry can help, the saver retries by itself,
 * at growing intervals; it sends a refused row again only when `requestSave` is called.
 */
export class AnswerSaver {
  private readonly running = new Map<number, Promise<void>>()
  private readonly again = new Set<number>()
  private readonly refusedIds = new Set<number>()
  private readonly waitingIds = new Set<number>()
  private pause = resendMillisecondsMin
  private timer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false

  /**
   * @param save sends a row in its current state; throws a refusal
   * @param tell receives the state of each row; an automatic retry is reported only once the row is saved or
   *   refused
   * @param mayHelp whether sending the same row later can succeed
   */
  constructor(
    private readonly save: (id: number) => Promise<void>,
    private readonly tell: (id: number, state: SaveState, refusal?: unknown) => void,
    private readonly mayHelp: (refusal: unknown) => boolean = () => false,
  ) {}

  requestSave(rowId: number): void {
    this.startOrQueueSave(rowId, false)
  }

  /** Sends at once the rows that wait for another try. */
  resendWaiting(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const id of this.waitingIds) this.startOrQueueSave(id, true)
  }

  /**
   * Sends the rows that wait for another try, and waits until no row is being sent.
   * @returns the ids of the rows that are not saved
   */
  async resendAndListUnsaved(): Promise<number[]> {
    this.resendWaiting()
    while (this.running.size > 0) await Promise.all(this.running.values())
    return [...this.refusedIds, ...this.waitingIds]
  }

  /** The worst state of any row. */
  worstState(): SaveState {
    if (this.refusedIds.size > 0) return 'failed'
    if (this.waitingIds.size > 0) return 'waiting'
    return this.running.size > 0 ? 'saving' : 'saved'
  }

  /** Forgets that a row was refused or waits for another try; `worstState` then no longer counts the row. */
  clearFailure(rowId: number): void {
    this.refusedIds.delete(rowId)
    this.waitingIds.delete(rowId)
  }

  allowRetries(): void {
    this.isClosed = false
  }

  /** Ends the timed retries; calls that are under way go on. */
  stopRetries(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }

  private startOrQueueSave(id: number, isAutomaticRetry: boolean): void {
    if (this.running.has(id)) this.again.add(id)
    else this.running.set(id, this.saveLatestAndReport(id, isAutomaticRetry))
  }

  private async saveLatestAndReport(id: number, isAutomaticRetry: boolean): Promise<void> {
    if (!isAutomaticRetry) {
      this.clearFailure(id)
      this.tell(id, 'saving')
    }
    let refusal: unknown
    do {
      this.again.delete(id)
      refusal = await this.save(id).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('refused'),
      )
    } while (this.again.has(id))
    this.running.delete(id)
    if (refusal === undefined) {
      this.clearFailure(id)
      this.pause = resendMillisecondsMin
      this.tell(id, 'saved')
      // A success shows that the network is back.
      this.resendWaiting()
    } else if (this.mayHelp(refusal)) {
      this.waitingIds.add(id)
      this.resendLater()
      if (!isAutomaticRetry) this.tell(id, 'waiting', refusal)
    } else {
      this.waitingIds.delete(id)
      this.refusedIds.add(id)
      this.tell(id, 'failed', refusal)
    }
  }

  private resendLater(): void {
    if (this.timer !== undefined || this.isClosed) return
    this.timer = setTimeout(() => this.resendWaiting(), this.pause)
    this.pause = Math.min(this.pause * 2, resendMillisecondsMax)
  }
}
