import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { focusFirstInvalidControl } from '@/components/ui/focus-first'
import { type CallError, asVersionConflict } from '@/lib/platform/api/call-error'
import { officePaths } from '@/lib/platform/site/office-paths'
import { EditConflict } from '../../../office/form/edit-conflict'

type Props = {
  refusal: CallError | null
  /** The visible fields, which show their own errors. */
  fields: readonly string[]
  /** The id of the written meeting, and a call that overwrites what somebody else has saved meanwhile. */
  conflict?: { id: number; overwrite: () => Promise<void> }
}

/** Why a write of a meeting was refused; if a visible field shows the error, that field takes the focus. */
export function RefusalMessage({ refusal, fields, conflict }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const isAtField = refusal !== null && fields.some((field) => refusal.fields[field])
  useEffect(() => {
    if (isAtField) focusFirstInvalidControl(place.current?.closest('form'))
  }, [refusal, isAtField])
  if (!refusal) return null
  if (isAtField) return <span ref={place} hidden />
  if (!conflict || !asVersionConflict(refusal)) return <Alert kind="danger">{refusal.message}</Alert>
  return (
    <EditConflict
      message={refusal.message}
      href={`${officePaths.meetingList}?id=${conflict.id}`}
      onOverwrite={() => void conflict.overwrite()}
    />
  )
}
