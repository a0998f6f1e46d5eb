/** The number of frames after which the search for an invalid control ends. */
const framesMax = 20

/** An invalid control, or the first choice of an invalid group. */
const wrongControl = '[aria-invalid="true"], fieldset[data-invalid] input:not(:disabled)'

/** Focuses the first invalid control, once it is rendered. */
export function focusFirst(form: HTMLElement | null | undefined, frames = framesMax): void {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>(wrongControl)
    if (control) {
      // In a group of several boxes, such as a code, the active box keeps the focus.
      const active = document.activeElement
      const isThere = active?.matches(wrongControl) && control.closest('fieldset')?.contains(active)
      if (!isThere) control.focus()
    } else if (frames > 0) focusFirst(form, frames - 1)
  })
}
