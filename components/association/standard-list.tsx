import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Lightbox } from './lightbox'
import { PdfLink } from './pdf-link'
import styles from './standard-list.module.css'

type Standard = { id: number; title: string; posters: string[]; pdf: string | null }

/** A numbered list of the standards of sustainable mining, each with its posters and its PDF. */
export function StandardList({ standards }: { standards: Standard[] }) {
  const t = useTranslations('association.sustainable')
  const minerals = useTranslations('association.minerals')
  const common = useTranslations('common')
  return (
    <ol className={styles.standards}>
      {standards.map(({ id, title, posters, pdf }, at) => (
        <li key={id}>
          <div>
            <span className={clsx('num', styles.number)} aria-hidden>
              {at + 1}
            </span>
            <h3>{title}</h3>
            {pdf && <PdfLink href={pdf} title={title} label={common('downloadPdf')} />}
          </div>
          <Lightbox
            className={styles.posters}
            sizes="(max-width: 47.99rem) 45vw, 18rem"
            pictures={posters.map((url, index) => ({
              id: url,
              alt: t('poster', { title, number: index + 1 }),
              url,
            }))}
            texts={{
              label: title,
              close: minerals('close'),
              previous: minerals('previous'),
              next: minerals('next'),
            }}
          />
        </li>
      ))}
    </ol>
  )
}
