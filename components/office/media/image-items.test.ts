import { describe, expect, it } from 'vitest'
import { itemsOfFiles, filesAndOrderOf, itemsOfUrls } from './image-items'

describe('several pictures', () => {
  it('are sent as the new files and the order of all, stored ones by their address', () => {
    const [first, second] = [new File(['1'], '1.png'), new File(['2'], '2.png')]
    const [storedItem] = itemsOfUrls(['/files/a/730.jpg'])
    const [one, two] = itemsOfFiles([first, second])
    expect(filesAndOrderOf([two!, storedItem!, one!])).toEqual({
      files: [second, first],
      order: [
        { index: 0, type: 'file', file: 0 },
        { index: 1, type: 'url', url: '/files/a/730.jpg' },
        { index: 2, type: 'file', file: 1 },
      ],
    })
  })

  it('have different keys even when the same file is chosen twice', () => {
    const file = new File(['1'], '1.png')
    expect(new Set(itemsOfFiles([file, file]).map(({ key }) => key)).size).toBe(2)
  })

  it('are none where the record has none', () => {
    expect(itemsOfUrls(undefined)).toEqual([])
  })
})
