import { topBlocks } from './blocks'

/** How far a text may begin with something else, such as a heading, before its first paragraph. */
const openingBlocksMax = 2

/** A text as its opening, up to its first paragraph, and the rest: a picture may stand between them. */
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
