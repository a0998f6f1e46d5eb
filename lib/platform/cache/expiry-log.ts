import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { readEpoch } from './epoch'

/** What the application's thread tells the gateway's: these tags expire, which begins this epoch. */
export type Expiry = { tags: readonly string[]; epoch: number }

/** The most tags whose last expiry is remembered; with more, everything expires. */
const tagsMax = 1_000

/**
 * The expiries, as the gateway's thread knows them. The application posts an expiry before it raises the shared
 * epoch, and this log reads all that was posted before it compares anything with a new epoch: so nothing that
 * has expired is ever taken for up to date.
 */
export class ExpiryLog {
  readonly #epochByTag = new Map<string, number>()
  /** The epoch that began when everything expired. */
  #wholeEpoch = 0

  constructor(readonly port: MessagePort) {
    // Read even while nobody asks for pages, so that no messages pile up.
    port.on('message', (expiry: Expiry) => this.#note(expiry))
    port.unref()
  }

  /**
   * Whether no tag of an answer has expired since it was up to date; notes in `answer.epoch` that it still is.
   * @param answer.tags null if it is unknown of what the answer was made
   */
  isUpToDate(answer: { epoch: number; tags: readonly string[] | null }): boolean {
    const now = readEpoch()
    if (now < 0 || answer.epoch < 0) return false
    if (answer.epoch === now) return true
    for (;;) {
      const next = receiveMessageOnPort(this.port)
      if (!next) break
      this.#note(next.message as Expiry)
    }
    if (answer.tags === null || this.#wholeEpoch > answer.epoch) return false
    if (answer.tags.some((tag) => (this.#epochByTag.get(tag) ?? 0) > answer.epoch)) return false
    answer.epoch = now
    return true
  }

  #note({ tags, epoch }: Expiry): void {
    for (const tag of tags) this.#epochByTag.set(tag, epoch)
    if (!this.#epochByTag.has('*') && this.#epochByTag.size <= tagsMax) return
    this.#wholeEpoch = epoch
    this.#epochByTag.clear()
  }
}
