/** What was found is drawn within so many frames, or there is nothing to be drawn. */
const framesMax = 20

/** A control that something is wrong with, or the first of a group of choices that is. */
const wrongControl = '[aria-invalid="true"], fieldset[data-invalid] input:not(:disabled)'

/** Puts the focus on the first control that something is wrong with, once that is drawn. */
export function focusFirst(form: HTMLElement | null | undefined, frames = framesMax): void {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>(wrongControl)
    if (control) {
      // In a group of several boxes, as of a code, the one that is being typed in keeps it.
      const active = document.activeElement
      const isThere = active?.matches(wrongControl) && control.closest('fieldset')?.contains(active)
      if (!isThere) control.focus()
    } else if (frames > 0) focusFirst(form, frames - 1)
  })
}
