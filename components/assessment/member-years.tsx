import type { ReactNode } from 'react'
import type { AssessmentYear } from '@/lib/assessment/member/schema'
import styles from './publication-consents.module.css'
import { LoadFailed } from './load-failed'
import type { MemberCalls } from './member-calls'
import { useLoadedData } from './use-loaded'

type Props = {
  calls: MemberCalls
  failedText: string
  retry: string
  onRefused: (reason: unknown) => boolean
  children: (years: AssessmentYear[]) => ReactNode
}

/** Loads the member's assessments of all years for what shows them; renders nothing while they load. */
export function MemberYears({ calls, failedText, retry, onRefused, children }: Props) {
  const [years, reload] = useLoadedData(calls.years, onRefused)
  if (years === 'loading') return null
  if (years === 'failed')
    return <LoadFailed className={styles.consents} text={failedText} retry={retry} onRetry={reload} />
  return children(years.value)
}
