/**
 * The link that a plain click is on: the main button, no key held, nothing that opens elsewhere or is saved.
 * @returns null for every other click, which is the browser's
 */
export function plainlyClickedLink(event: MouseEvent, selector = 'a[href]'): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null
  return link && link.target !== '_blank' && !link.hasAttribute('download') ? link : null
}
