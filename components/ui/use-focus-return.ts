import { useRef } from 'react'

/**
 * Returns handlers for the content of a dialog that no trigger of Radix opens: when the dialog closes, what
 * had the focus before has it again.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}
