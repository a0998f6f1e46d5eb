import type { CallError } from '@/lib/platform/api/call-error'
import { EditConflict } from './edit-conflict'
import { FormProblem } from './form-problem'

type Props = {
  record: { conflict: CallError | null; problem: CallError | null; overwrite: () => unknown }
  /** Where the version of somebody else can be read. */
  href: string
}

/** Why a record was not saved: somebody saved it meanwhile, or the server refused. */
export function SaveProblem({ record: { conflict, problem, overwrite }, href }: Props) {
  if (!conflict) return <FormProblem problem={problem} />
  return <EditConflict message={conflict.message} href={href} onOverwrite={() => void overwrite()} />
}
