/**
 * Reorders some members of a list among themselves; all other members keep their places.
 * @returns null when an id in `some` is no member of the list, or occurs twice
 */
export function rearrangeIds(all: readonly number[], some: readonly number[]): number[] | null {
  const members = new Set(some)
  const isWhole = members.size === some.length && all.filter((id) => members.has(id)).length === some.length
  if (!isWhole) return null
  const remainingIds = some.values()
  return all.map((id) => (members.has(id) ? (remainingIds.next().value ?? id) : id))
}
