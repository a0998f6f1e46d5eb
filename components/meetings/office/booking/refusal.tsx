import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { focusFirst } from '@/components/ui/focus-first'
import { type CallError, conflictBy } from '@/lib/platform/api/call-error'
import { officePaths } from '@/lib/platform/site/office-paths'
import { EditConflict } from '../../../office/form/edit-conflict'

type Props = {
  refusal: CallError | null
  /** The fields in sight, which say their own. */
  fields: readonly string[]
  /** The meeting that is written, and what writes it over what somebody else made of it meanwhile. */
  conflict?: { id: number; overwrite: () => Promise<void> }
}

/** Why a write about a meeting was refused; where a field in sight says it, that one takes the focus. */
export function RefusalNote({ refusal, fields, conflict }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const isAtField = refusal !== null && fields.some((field) => refusal.fields[field])
  useEffect(() => {
    if (isAtField) focusFirst(place.current?.closest('form'))
  }, [refusal, isAtField])
  if (!refusal) return null
  if (isAtField) return <span ref={place} hidden />
  if (!conflict || !conflictBy(refusal)) return <Alert kind="danger">{refusal.message}</Alert>
  return (
    <EditConflict
      message={refusal.message}
      href={`${officePaths.meetingList}?id=${conflict.id}`}
      onOverwrite={() => void conflict.overwrite()}
    />
  )
}
