import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { bilingual } from '@/lib/i18n/bilingual'
import { FileLink, MoreLink } from '@/components/ui/more-link'
import type { Book } from '@/lib/book/schema'
import { EmptyState } from '@/components/ui/states'
import { BookViewer } from './book-viewer'
import { Part } from './part'
import styles from './book-section.module.css'

/** The book of the thirty years: leaves that turn, and the PDF for whoever has no script. */
export function BookSection({ book: { pages, pdf } }: { book: Book }) {
  const t = useTranslations('association.book')
  const locale = usePageLanguage()
  const empty = useTranslations('association')('empty')
  return (
    <Part label={t('label')}>
      {pages.length > 0 ? (
        <BookViewer
          pages={pages.map((page, at) => ({
            src: page.image,
            alt: t('page', { number: at + 1, title: bilingual(page, 'title', locale).text }),
          }))}
          texts={{
            label: t('label'),
            first: t('first'),
            previous: t('previous'),
            next: t('next'),
            last: t('last'),
          }}
        />
      ) : (
        !pdf && <EmptyState title={empty} />
      )}
      {pdf && (
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
    </Part>
  )
}
