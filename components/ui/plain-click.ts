/**
 * Returns the link of a plain click: main button, no modifier key, no new window, no download.
 * @returns null for any other click, which the browser handles
 */
export function linkOfPlainClick(event: MouseEvent, selector = 'a[href]'): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null
  return link && link.target !== '_blank' && !link.hasAttribute('download') ? link : null
}
