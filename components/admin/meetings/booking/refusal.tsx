import { Alert } from '@/components/ui/alert'
import type { Refusal } from './use-meeting-write'

/** Why a write was refused, where none of the fields in sight says it. */
export function RefusalNote({ refusal, fields }: { refusal: Refusal | null; fields: readonly string[] }) {
  if (!refusal || fields.some((field) => refusal.fields[field])) return null
  return <Alert kind="danger">{refusal.message}</Alert>
}
