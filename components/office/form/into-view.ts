/** A ref for what appears away from where one looks, such as the reason of a refusal. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
