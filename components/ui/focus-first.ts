/** The most animation frames for which the search waits until an invalid control is rendered. */
const framesMax = 20

/** Matches an invalid control and the choices of an invalid group. */
const wrongControl = '[aria-invalid="true"], fieldset[data-invalid] input:not(:disabled)'

/** Focuses the first invalid control, once it is rendered. */
export function focusFirstInvalidControl(form: HTMLElement | null | undefined, framesLeft = framesMax): void {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>(wrongControl)
    if (control) {
      // The focus stays if it is already in another control of the invalid group, such as a box of a code.
      const active = document.activeElement
      const isThere = active?.matches(wrongControl) && control.closest('fieldset')?.contains(active)
      if (!isThere) control.focus()
    } else if (framesLeft > 0) focusFirstInvalidControl(form, framesLeft - 1)
  })
}
