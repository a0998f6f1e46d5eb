import { Alert } from '@/components/ui/alert'
import { type CallError, conflictBy } from '@/lib/api/client'
import { officePaths } from '@/lib/site/office-paths'
import { EditConflict } from '../../form/edit-conflict'

type Props = {
  refusal: CallError | null
  /** The fields in sight, which say their own. */
  fields: readonly string[]
  /** The meeting that is written, and what writes it over what somebody else made of it meanwhile. */
  changed?: { id: number; overwrite: () => Promise<void> }
}

/** Why a write about a meeting was refused, where none of the fields in sight says it. */
export function RefusalNote({ refusal, fields, changed }: Props) {
  if (!refusal || fields.some((field) => refusal.fields[field])) return null
  if (!changed || !conflictBy(refusal)) return <Alert kind="danger">{refusal.message}</Alert>
  return (
    <EditConflict
      message={refusal.message}
      href={`${officePaths.meetingList}?id=${changed.id}`}
      onOverwrite={() => void changed.overwrite()}
    />
  )
}
