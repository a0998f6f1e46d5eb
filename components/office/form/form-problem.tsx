import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import type { CallError } from '@/lib/platform/api/call-error'
import { scrollIntoView } from './into-view'
import styles from './form-problem.module.css'

/** Shows why the form was refused. A refusal that names fields is shown at the fields instead. */
export function FormProblem({ problem, children }: { problem: CallError | null; children?: ReactNode }) {
  if (!problem || Object.keys(problem.fields).length > 0) return null
  return (
    <div className={styles.problem} ref={scrollIntoView}>
      <Alert kind="danger">
        <p>{problem.message}</p>
        {children}
      </Alert>
    </div>
  )
}
