import { Download, FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { bilingualText, langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { LinkButton } from '@/components/ui/button'
import { FileLink, MoreLink } from '@/components/ui/more-link'
import type { Book } from '@/lib/content/book/schema'
import { EmptyState } from '@/components/ui/states'
import { BookViewer } from './book-viewer'
import { PageSection } from './part'
import { PdfReader } from './pdf-reader'
import styles from './book-section.module.css'

/**
 * The book of the association's thirty years with turning leaves. The reader can open its PDF in the page;
 * without scripts the PDF is always shown. A book without pictures of its pages shows the PDF in place of the
 * leaves.
 */
export function BookSection({ book: { pages, pdf } }: { book: Book }) {
  const t = useTranslations('association.book')
  const locale = usePageLanguage()
  const empty = useTranslations('association')('empty')
  const month = useTranslations('association.month')
  const reader = pdf && (
    <div className={styles.reader}>
      <PdfReader src={pdf} title={t('label')} loadingText={month('loading')}>
        <LinkButton href={pdf}>
          <FileText className="icon" size={22} aria-hidden />
          {month('open')}
        </LinkButton>
      </PdfReader>
    </div>
  )
  return (
    <PageSection label={t('label')}>
      {pages.length > 0 ? (
        <BookViewer
          pages={pages.map((page, at) => {
            const { text: title, lang } = bilingualText(page, 'title', locale)
            return {
              src: page.image,
              alt: t('page', { number: at + 1, title }),
              lang: langIfDifferent(lang, locale),
            }
          })}
          texts={{
            label: t('label'),
            first: t('first'),
            previous: t('previous'),
            next: t('next'),
            last: t('last'),
          }}
        />
      ) : (
        (reader ?? <EmptyState title={empty} />)
      )}
      {pdf && pages.length > 0 && (
        <noscript>
          <iframe className={styles.pdf} src={pdf} title={t('label')} />
          <p>
            <a href={pdf}>{t('noScript')}</a>
          </p>
        </noscript>
      )}
      <div className={styles.foot}>
        {pages.length > 0 && <p className="small muted">{t('hint')}</p>}
        {pdf && (
          <FileLink href={pdf} download icon={<Download className="icon" size={18} aria-hidden />}>
            {t('download')}
          </FileLink>
        )}
        <MoreLink href="/mm/anniversary">{t('anniversary')}</MoreLink>
      </div>
      {/* The PDF loads only when the fold is opened. */}
      {pages.length > 0 && reader && (
        <details className={styles.embedded}>
          <summary>{t('read')}</summary>
          {reader}
        </details>
      )}
    </PageSection>
  )
}
