import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import type { CallError } from '@/lib/api/client'

/** Why the server refused, where no field says it already; nothing that was typed is lost. */
export function FormProblem({ problem, children }: { problem: CallError | null; children?: ReactNode }) {
  if (!problem || Object.keys(problem.fields).length > 0) return null
  return (
    <Alert kind="danger">
      <p>{problem.message}</p>
      {children}
    </Alert>
  )
}
