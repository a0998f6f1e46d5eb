/**
 * Reorders some members of a list among themselves; all other members keep their places.
 * @returns null when an id in `reorderedIds` is no member of the list, or occurs twice
 */
export function rearrangeIds(listIds: readonly number[], reorderedIds: readonly number[]): number[] | null {
  const members = new Set(reorderedIds)
  const isWhole =
    members.size === reorderedIds.length &&
    listIds.filter((id) => members.has(id)).length === reorderedIds.length
  if (!isWhole) return null
  const remainingIds = reorderedIds.values()
  return listIds.map((id) => (members.has(id) ? (remainingIds.next().value ?? id) : id))
}
