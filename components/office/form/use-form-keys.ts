import { useEffect, useEffectEvent, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { isShortcut } from '../shortcut'

type Options = {
  isDirty: boolean
  isSaving: boolean
  /** Why the last save failed. */
  problem: unknown
  /** @param stays the form stays open behind the save */
  save: (stays: boolean) => unknown
}

/** Whether the key was pressed in another form or in a dialog. */
function isElsewhere(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  const owner = target instanceof Element ? target.closest('form, [role=dialog], [role=alertdialog]') : null
  return owner !== null && owner !== form
}

/**
 * The props of a form that only its button or Ctrl+S or ⌘S saves; after the keys the form stays open. With
 * several forms on a page the keys save the form with the focus, or from outside of all forms each one with
 * unsaved changes. Keys pressed during a save save once more after it. Enter in a single-line field moves to
 * the next field.
 */
export function useFormKeys({ isDirty, isSaving, problem, save }: Options) {
  const ref = useRef<HTMLFormElement>(null)
  const savesAgain = useRef(false)
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isShortcut(event, 's')) return
    event.preventDefault()
    if (event.repeat || isElsewhere(event.target, ref.current)) return
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
    const handleKey = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
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

/** The elements that Tab reaches to type, choose or save. */
const stops = 'input, select, textarea, [contenteditable=true], button[type=submit]'

/** Makes Enter in a single-line field move to the next field, for a form that only its button may send. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const [form, line] = [event.currentTarget, event.target]
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  // Events of a dialog bubble through the React tree, although it is rendered outside of the form.
  if (!(line instanceof HTMLInputElement) || line.type === 'file' || !form.contains(line)) return
  event.preventDefault()
  const next = [...form.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => !stop.matches(':disabled') && stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  next[next.indexOf(line) + 1]?.focus()
}
