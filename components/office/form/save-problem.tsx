import type { CallError } from '@/lib/platform/api/call-error'
import { EditConflict } from './edit-conflict'
import { FormProblem } from './form-problem'

type Props = {
  record: { conflict: CallError | null; problem: CallError | null; overwrite: () => unknown }
  /** The address of the version that someone else saved. */
  href: string
}

/** Shows why a record was not saved: someone else saved it first, or the server refused. */
export function SaveProblem({ record: { conflict, problem, overwrite }, href }: Props) {
  if (!conflict) return <FormProblem problem={problem} />
  return <EditConflict message={conflict.message} href={href} onOverwrite={() => void overwrite()} />
}
