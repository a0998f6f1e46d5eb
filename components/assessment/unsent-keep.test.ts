import { describe, expect, it } from 'vitest'
import { storageOf } from '@/tests/factories/storage'
import { UnsentKeep, type FileKeep } from './unsent-keep'

const questionIds = new Set([1, 2])
const pdf = new File(['x'], 'a.pdf', { type: 'application/pdf' })
const member = { answer_id: 8, colleague: null }
const unsentFile = { name: pdf.name, url: '' }

function filesOf(): FileKeep {
  const files = new Map<string, File>()
  return {
    get: async (key) => files.get(key),
    set: async (key, file) => void files.set(key, file),
    del: async (key) => void files.delete(key),
  }
}

describe('what the device keeps of an assessment', () => {
  it('comes back, and belongs to that assessment alone', async () => {
    const [storage, files] = [storageOf(), filesOf()]
    const device = new UnsentKeep(member, storage, files)
    expect(device.put(1, { answer: 0, proof: true, comment: 'x', file: unsentFile })).toBe(true)
    expect(await device.putFile(1, pdf)).toBe(true)
    expect(await device.readAndDropObsolete(questionIds)).toEqual({
      given: { 1: { answer: 0, proof: true, comment: 'x', file: unsentFile } },
      files: new Map([[1, pdf]]),
      lost: [],
    })
    expect(
      (await new UnsentKeep({ ...member, answer_id: 80 }, storage, files).readAndDropObsolete(questionIds))
        .given,
    ).toEqual({})
    device.clear()
    expect((await device.readAndDropObsolete(questionIds)).given).toEqual({})
    expect(storage).toHaveLength(0)
  })

  it('belongs to the member or to one colleague, who may share the device', async () => {
    const [storage, files] = [storageOf(), filesOf()]
    const keepOf = (colleague: { id: number } | null) =>
      new UnsentKeep({ answer_id: 8, colleague }, storage, files)
    keepOf(null).put(1, { answer: 0 })
    keepOf({ id: 3 }).put(1, { answer: 1 })
    const read = async (colleague: { id: number } | null) =>
      (await keepOf(colleague).readAndDropObsolete(questionIds)).given[1]?.answer
    expect(await read({ id: 4 })).toBeUndefined()
    expect(await read({ id: 3 })).toBe(1)
    expect(await read(null)).toBe(0)
  })

  it('names the rows whose file it could not take', async () => {
    const full = { ...filesOf(), set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
    const device = new UnsentKeep(member, storageOf(), full)
    device.put(2, { proof: true, file: unsentFile })
    expect(await device.putFile(2, pdf)).toBe(false)
    expect(await device.readAndDropObsolete(questionIds)).toMatchObject({
      given: { 2: { proof: true } },
      lost: [2],
    })
  })

  it('forgets questions that are asked no more, and does without a storage that refuses', async () => {
    const storage = storageOf()
    const device = new UnsentKeep(member, storage, filesOf())
    device.put(7, { comment: 'x' })
    expect((await device.readAndDropObsolete(questionIds)).given).toEqual({})
    expect(storage).toHaveLength(0)
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const brokenKeep = new UnsentKeep(
      member,
      { ...storageOf(), setItem: refuse, key: refuse, length: 1 },
      filesOf(),
    )
    expect(brokenKeep.put(1, { answer: 1 })).toBe(false)
    expect((await brokenKeep.readAndDropObsolete(questionIds)).given).toEqual({})
  })
})
