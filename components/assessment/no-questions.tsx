import { clsx } from 'clsx'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { localePath, type Locale } from '@/lib/i18n/locale'
import type { AssessmentTexts } from './texts'
import styles from './no-questions.module.css'

/** A questionnaire that asks nothing says so, and leads to those who can tell more. */
export function NoQuestions({ locale, texts }: { locale: Locale; texts: AssessmentTexts['questionnaire'] }) {
  return (
    <div className={clsx('wrap', styles.assessmentEmpty)}>
      <EmptyState
        title={texts.emptyTitle}
        hint={texts.emptyHint}
        action={
          <LinkButton variant="quiet" href={localePath(locale, '/mm/contact')}>
            {texts.contact}
          </LinkButton>
        }
      />
    </div>
  )
}
