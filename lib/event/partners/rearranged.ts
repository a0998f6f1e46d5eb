/**
 * Reorders some members of a list among themselves; all others keep their places.
 * @returns null when one of `some` is no member, or is named twice
 */
export function rearrangeIds(all: readonly number[], some: readonly number[]): number[] | null {
  const members = new Set(some)
  const isWhole = members.size === some.length && all.filter((id) => members.has(id)).length === some.length
  if (!isWhole) return null
  const remainingIds = some.values()
  return all.map((id) => (members.has(id) ? (remainingIds.next().value ?? id) : id))
}
