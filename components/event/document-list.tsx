import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import type { Presentation } from '@/lib/event/presentations/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatFileSize } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './document-list.module.css'

type Props = {
  presentations: readonly Presentation[]
  currentId: number
  /** Returns the address of a document. The first document has the address of its hall. */
  hrefOf: (presentation: Presentation, at: number) => string
  locale: Locale
}

/** The documents of one day in one hall, numbered, with speakers and times. */
export function DocumentList({ presentations, currentId, hrefOf, locale }: Props) {
  const t = useTranslations('event.presentation')
  return (
    <nav aria-label={t('list')}>
      <ol className={styles.list}>
        {presentations.map((presentation, at) => {
          const name = bilingualText(presentation, 'present_name', locale)
          const speakers = bilingualText(presentation, 'speakers', locale)
          return (
            <li key={presentation.id}>
              <AppLink
                href={hrefOf(presentation, at)}
                aria-current={presentation.id === currentId ? 'true' : undefined}
              >
                <span className={styles.number}>{at + 1}</span>
                <span>
                  <b lang={langIfDifferent(name.lang, locale)}>{name.text}</b>
                  <small className="num">
                    {presentation.starts}
                    {presentation.starts && speakers.text && ', '}
                    <span lang={langIfDifferent(speakers.lang, locale)}>{speakers.text}</span>
                  </small>
                  <small className="num">{t('file', { size: formatFileSize(presentation.bytes) })}</small>
                </span>
              </AppLink>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
