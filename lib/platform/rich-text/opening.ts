import { topBlocks } from './blocks'

/** The first paragraph is the opening if it is the first or second block: a heading may precede it. */
const openingBlocksMax = 2

/** Splits a text after its opening paragraph, if it has one, so that a picture can be shown in between. */
export function splitAfterOpening(html: string): { opening: string; rest: string } {
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
