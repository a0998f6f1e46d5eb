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

/** Whether what was pressed there is another's: of another form, or of a dialog. */
function isElsewhere(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  const owner = target instanceof Element ? target.closest('form, [role=dialog], [role=alertdialog]') : null
  return owner !== null && owner !== form
}

/**
 * The props of a form that publishes: it is saved by its button, and by Ctrl+S or ⌘S, which stay in it. Of several
 * forms on a page the keys save the one that is typed in, and from elsewhere each with unsaved changes. Pressed during a
 * save they save once more after it. Enter in a field of one line moves on to the next.
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
    const listen = (event: globalThis.KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return {
    ref,
    noValidate: true,
    onKeyDown: moveOn,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void save(false)
    },
  }
}

/** Where one may go by Tab and type, choose or save. */
const stops = 'input, select, textarea, [contenteditable=true], button[type=submit]'

/** Enter in a field of one line moves on to the next, for a form that only its button may send. */
export function moveOn(event: KeyboardEvent<HTMLFormElement>) {
  const [form, line] = [event.currentTarget, event.target]
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  // What a dialog opens is drawn elsewhere, though its keys come by here.
  if (!(line instanceof HTMLInputElement) || line.type === 'file' || !form.contains(line)) return
  event.preventDefault()
  const next = [...form.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => !stop.matches(':disabled') && stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  next[next.indexOf(line) + 1]?.focus()
}
