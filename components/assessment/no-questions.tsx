import { clsx } from 'clsx'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { AssessmentTexts } from './texts'
import styles from './no-questions.module.css'

/** A questionnaire that asks nothing says so, and leads to those who can tell more. */
export function NoQuestions({ texts }: { texts: AssessmentTexts['questionnaire'] }) {
  return (
    <div className={clsx('wrap', styles.assessmentEmpty)}>
      <EmptyState
        title={texts.emptyTitle}
        hint={texts.emptyHint}
        action={
          <LinkButton variant="quiet" href={associationPaths.contact}>
            {texts.contact}
          </LinkButton>
        }
      />
    </div>
  )
}
