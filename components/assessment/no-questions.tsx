import { clsx } from 'clsx'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { AssessmentTexts } from './texts'
import styles from './no-questions.module.css'

/** Shown when the questionnaire is empty, with a link to the contact page. */
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
