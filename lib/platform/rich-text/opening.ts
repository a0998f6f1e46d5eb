import { topBlocks } from './blocks'

/** The most other blocks, such as headings, that may come before a text's first paragraph. */
const openingBlocksMax = 2

/** Splits a text after its first paragraph, so that a picture can be shown in between. */
export function splitOpening(html: string): { opening: string; rest: string } {
  const blocks = topBlocks(html)
  const first = blocks.findIndex(({ tag }) => tag === 'p' || tag === '')
  const end = first >= 0 && first < openingBlocksMax ? first + 1 : 0
  const joinBlocks = (from: number, to: number) =>
    blocks
      .slice(from, to)
      .map((block) => block.html)
      .join('')
  return { opening: joinBlocks(0, end), rest: joinBlocks(end, blocks.length) }
}
