/** A ref that scrolls an element into view, such as the reason of a refusal. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
