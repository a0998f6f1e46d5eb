/** A ref callback that scrolls its element into view, such as the reason of a refusal. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
