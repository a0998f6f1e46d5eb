import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FileLink, MoreLink } from '@/components/ui/more-link'
import { bookPagePicture, bookPages, bookPdf } from '@/lib/book/pages'
import { BookViewer } from './book-viewer'
import { Part } from './part'
import styles from './book-section.module.css'

/** The book of the thirty years: leaves that turn, and the PDF for whoever has no script. */
export function BookSection() {
  const t = useTranslations('association.book')
  return (
    <Part label={t('label')}>
      <BookViewer
        pages={bookPages.map(({ title }, at) => ({
          src: bookPagePicture(at),
          alt: t('page', { number: at + 1, title }),
        }))}
        texts={{
          label: t('label'),
          first: t('first'),
          previous: t('previous'),
          next: t('next'),
          last: t('last'),
        }}
      />
      <noscript>
        <iframe className={styles.pdf} src={bookPdf} title={t('label')} />
        <p>
          <a href={bookPdf}>{t('noScript')}</a>
        </p>
      </noscript>
      <div className={styles.foot}>
        <p className="small muted">{t('hint')}</p>
        <FileLink href={bookPdf} download icon={<Download className="icon" size={18} aria-hidden />}>
          {t('download')}
        </FileLink>
        <MoreLink href="/mm/anniversary">{t('anniversary')}</MoreLink>
      </div>
    </Part>
  )
}
