import { useState } from 'react'
import { isWithin } from '@/lib/assessment/questions/numbers'
import type { AskedItem } from '@/lib/assessment/questions/localise'
import type { Locale } from '@/lib/platform/i18n/locale'
import { GuidanceSummary } from './guidance-summary'
import { LoadFailed } from './load-failed'
import type { AssessmentTexts } from './texts'
import { useLoadedData } from './use-loaded'
import styles from './guidance.module.css'

type Props = { cid: string; locale: Locale; texts: AssessmentTexts['guidance'] }

/** Help with a question, closed at first; its texts and the code for them are loaded when it is opened. */
function QuestionGuidance(props: Props) {
  const { cid, texts } = props
  const [isWanted, setWanted] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
      <GuidanceSummary {...{ cid, texts }} />
      {isWanted && <LoadedGuidance {...props} />}
    </details>
  )
}

function LoadedGuidance({ cid, locale, texts }: Props) {
  const [loadState, again] = useLoadedData(
    async () => (await import('./guidance-load')).loadGuidanceText(cid, locale, texts),
    () => false,
  )
  if (loadState === 'loading') return <p role="status">{texts.loading}</p>
  if (loadState === 'failed') return <LoadFailed text={texts.failed} retry={texts.retry} onRetry={again} />
  return loadState.value
}

type Options = Omit<Props, 'cid'> & {
  /** The numbers of the headings and questions of which something is written. */
  writtenCids: readonly string[]
}

/** Returns what draws the help with a question, where it or a heading above it has some. */
export function guidanceSlot({ writtenCids, ...props }: Options) {
  return function renderGuidance({ cid }: AskedItem) {
    return writtenCids.some((heading) => isWithin(cid, heading)) && <QuestionGuidance cid={cid} {...props} />
  }
}
