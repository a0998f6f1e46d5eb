/** A picture in the upload queue, from the moment staff choose it. */
export type QueuedPicture = {
  key: string
  file: File
  /** The day whose gallery was open when staff chose the picture. */
  dayId: number
  /**
   * A `refused` picture is never sent, because it is no picture or is too large; a `failed` one can be sent
   * again.
   */
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'refused'
  /** The part of the file that has been sent, from 0 to 1. */
  share: number
  /** Why the picture was refused or its upload failed; otherwise empty. */
  problem: string
}

export type QueueChange =
  | { type: 'added'; pictures: readonly QueuedPicture[] }
  | { type: 'changed'; key: string; to: Partial<Pick<QueuedPicture, 'state' | 'share' | 'problem'>> }
  /** Failed pictures wait again: the picture with `key` or, without a key, all failed pictures. */
  | { type: 'retried'; key?: string }
  | { type: 'cleared' }

export function applyQueueChange(
  queue: readonly QueuedPicture[],
  change: QueueChange,
): readonly QueuedPicture[] {
  if (change.type === 'cleared') return queue.filter(({ state }) => state === 'sending')
  if (change.type === 'added') return [...queue, ...change.pictures]
  return queue.map((picture) => {
    if (change.type === 'changed') return picture.key === change.key ? { ...picture, ...change.to } : picture
    const isMeant = picture.state === 'failed' && (change.key ?? picture.key) === picture.key
    return isMeant ? { ...picture, state: 'waiting', share: 0, problem: '' } : picture
  })
}

/** The most pictures sent at once: one uploads while the server resizes the other. */
const sentAtOnce = 2

/** Returns the waiting pictures whose upload can start now. */
export function nextPicturesToSend(queue: readonly QueuedPicture[]): readonly QueuedPicture[] {
  const free = sentAtOnce - queue.filter(({ state }) => state === 'sending').length
  return free > 0 ? queue.filter(({ state }) => state === 'waiting').slice(0, free) : []
}

/** The numbers of pictures in a queue by their state; `open` counts those waiting or being sent. */
export function queueCounts(queue: readonly QueuedPicture[]) {
  const count = (...states: QueuedPicture['state'][]) =>
    queue.filter(({ state }) => states.includes(state)).length
  return {
    storedCount: count('stored'),
    failed: count('failed'),
    refused: count('refused'),
    open: count('waiting', 'sending'),
  }
}
