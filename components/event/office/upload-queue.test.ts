import { describe, expect, it } from 'vitest'
import { nextPicturesToSend, applyQueueChange, queueCounts, type QueuedPicture } from './upload-queue'

const picture = (key: string, state: QueuedPicture['state'] = 'waiting'): QueuedPicture => ({
  ...{ key, state, dayId: 9, share: 0, problem: '' },
  file: new File([key], `${key}.jpg`),
})
const states = (queue: readonly QueuedPicture[]) => queue.map(({ state }) => state)

describe('a queue of pictures', () => {
  it('sends two at once, in the order in which they were chosen', () => {
    const queue = [picture('a', 'sending'), picture('b'), picture('c')]
    expect(nextPicturesToSend(queue).map(({ key }) => key)).toEqual(['b'])
    expect(nextPicturesToSend([picture('a'), picture('b'), picture('c')])).toHaveLength(2)
    expect(nextPicturesToSend([picture('a', 'sending'), picture('b', 'sending'), picture('c')])).toEqual([])
  })

  it('keeps what is stored when the rest fails, and sends that again', () => {
    const failedQueue = ['a', 'b', 'c'].map((key, at) => picture(key, at < 2 ? 'stored' : 'failed'))
    expect(queueCounts(failedQueue)).toEqual({ storedCount: 2, failed: 1, refused: 0, open: 0 })
    expect(states(applyQueueChange(failedQueue, { type: 'retried' }))).toEqual([
      'stored',
      'stored',
      'waiting',
    ])
  })

  it('sends one again by itself, and never what is no picture', () => {
    const queue = [picture('a', 'failed'), picture('b', 'failed'), picture('c', 'refused')]
    expect(states(applyQueueChange(queue, { type: 'retried', key: 'b' }))).toEqual([
      'failed',
      'waiting',
      'refused',
    ])
    expect(states(applyQueueChange(queue, { type: 'retried' }))).toEqual(['waiting', 'waiting', 'refused'])
  })

  it('is cleared but for what is on its way', () => {
    const queue = [picture('a', 'stored'), picture('b', 'sending'), picture('c', 'failed')]
    expect(applyQueueChange(queue, { type: 'cleared' }).map(({ key }) => key)).toEqual(['b'])
  })
})
