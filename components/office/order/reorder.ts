/** Returns the items with one of them moved; `items` itself if `from` equals `to` or one is out of range. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns the input of a call that orders rows: the id of every row and its place, counted from 1. */
export function sequencesOf(rows: readonly { id: number }[]): { id: number; sequence: number }[] {
  return rows.map(({ id }, at) => ({ id, sequence: at + 1 }))
}

type Box = { left: number; top: number; right: number; bottom: number }

/** Returns the index of the first box that contains a point; -1 if there is none. */
export function boxIndexAt(boxes: readonly Box[], x: number, y: number): number {
  return boxes.findIndex(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
}
