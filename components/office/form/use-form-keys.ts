import { useEffect, useEffectEvent, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { isShortcut } from '../shortcut'

type Options = {
  isDirty: boolean
  isSaving: boolean
  /** Why the last save failed. */
  problem: unknown
  /** @param stays whether the form stays open after the save */
  save: (stays: boolean) => unknown
}

/** Whether the key was pressed in another form or in a dialog. */
function isInOtherFormOrDialog(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  const owner = target instanceof Element ? target.closest('form, [role=dialog], [role=alertdialog]') : null
  return owner !== null && owner !== form
}

/**
 * Returns the props of a form that is saved only by its button or by Ctrl+S or ⌘S, which keeps the form open.
 * The keys save only unsaved changes: those of the form with the focus or, if the focus is in no form or
 * dialog, those of every form. If the keys are pressed during a save, the form is saved once more after this
 * save, if it succeeds and unsaved changes remain. Enter in a single-line field moves to the next field.
 */
export function useFormSaveProps({ isDirty, isSaving, problem, save }: Options) {
  const ref = useRef<HTMLFormElement>(null)
  const savesAgain = useRef(false)
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isShortcut(event, 's')) return
    event.preventDefault()
    if (event.repeat || isInOtherFormOrDialog(event.target, ref.current)) return
    if (isSaving) savesAgain.current = true
    else if (isDirty) void save(true)
  })
  const onSaved = useEffectEvent(() => {
    const again = savesAgain.current && isDirty && !problem
    savesAgain.current = false
    if (again) void save(true)
  })
  useEffect(() => {
    if (!isSaving) onSaved()
  }, [isSaving])
  useEffect(() => {
    const saveByShortcut = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', saveByShortcut)
    return () => window.removeEventListener('keydown', saveByShortcut)
  }, [])
  return {
    ref,
    noValidate: true,
    onKeyDown: focusNextOnEnter,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void save(false)
    },
  }
}

/** The elements to which Enter may move: fields to type or choose in, and the button to save. */
const stops = 'input, select, textarea, [contenteditable=true], button[type=submit]'

/** Makes Enter in a single-line field move to the next field, for a form that Enter must not send. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const [form, line] = [event.currentTarget, event.target]
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  // Ignores fields outside the form: events of a dialog bubble through the React tree, although it is
  // rendered elsewhere.
  if (!(line instanceof HTMLInputElement) || line.type === 'file' || !form.contains(line)) return
  event.preventDefault()
  const next = [...form.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => !stop.matches(':disabled') && stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  next[next.indexOf(line) + 1]?.focus()
}
