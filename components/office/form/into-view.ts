/** A ref callback that scrolls its element into view, such as a message that a form was refused. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
