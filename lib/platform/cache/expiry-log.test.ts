import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sharedEpoch } from './epoch'
import { ExpiryLog } from './expiry-log'

describe('ExpiryLog', () => {
  let channel: MessageChannel
  let log: ExpiryLog
  beforeEach(() => {
    channel = new MessageChannel()
    log = new ExpiryLog(channel.port2)
    Atomics.store(sharedEpoch, 0, 1)
  })
  afterEach(() => {
    channel.port1.close()
    channel.port2.close()
  })

  const expire = (tags: string[], epoch: number) => {
    channel.port1.postMessage({ tags, epoch })
    Atomics.store(sharedEpoch, 0, epoch)
  }

  it('reads what was posted before it compares, without waiting for an event', () => {
    const page = { epoch: 1, tags: ['news', 'menu'] }
    expire(['people'], 2)
    expire(['logos'], 3)
    expect(log.isUpToDate(page)).toBe(true)
    expect(page.epoch).toBe(3)
    expire(['menu'], 4)
    expire(['people'], 5)
    expect(log.isUpToDate(page)).toBe(false)
    expect(log.isUpToDate({ epoch: 4, tags: ['menu'] })).toBe(true)
  })

  it('takes nothing for up to date while this process is out of step, or whose age or tags are unknown', () => {
    expect(log.isUpToDate({ epoch: -1, tags: ['news'] })).toBe(false)
    expect(log.isUpToDate({ epoch: 1, tags: null })).toBe(true)
    expire(['people'], 2)
    expect(log.isUpToDate({ epoch: 1, tags: null })).toBe(false)
    Atomics.store(sharedEpoch, 0, -1)
    expect(log.isUpToDate({ epoch: 2, tags: ['news'] })).toBe(false)
  })

  it('forgets no expiry when there are more tags than it remembers, and knows that of everything', () => {
    expire(['news'], 2)
    for (let at = 0; at < 1_001; at++) expire([`tag-${at}`], 3 + at)
    expect(log.isUpToDate({ epoch: 1, tags: ['news'] })).toBe(false)
    const page = { epoch: 1_003, tags: ['news'] }
    expect(log.isUpToDate(page)).toBe(true)
    expire(['*'], 1_004)
    expect(log.isUpToDate(page)).toBe(false)
  })
})
