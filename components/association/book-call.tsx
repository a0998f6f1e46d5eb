import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { FileLink } from '@/components/ui/more-link'
import type { Book } from '@/lib/content/book/schema'
import { BookPage } from './book-page'
import styles from './book-call.module.css'

type Props = {
  href: string
  pages: Book['pages']
  pdf: Book['pdf']
  texts: { title: string; text: string; open: string; download: string }
}

/** The most pages that the band shows, the cover included. */
const leavesMax = 3

/**
 * A band about the book of the association's thirty years: its first pages, and the links to the book and its
 * PDF.
 */
export function BookTeaser({ href, pages, pdf, texts }: Props) {
  const leaves = pages.slice(0, leavesMax)
  return (
    <section className={clsx('section section--band', styles.band)}>
      <div className={clsx('wrap', styles.bookCall)}>
        <div>
          <h2>{texts.title}</h2>
          <p className={clsx('lead', styles.lead)}>{texts.text}</p>
          <div className={styles.ways}>
            <LinkButton href={href}>{texts.open}</LinkButton>
            {pdf && (
              <FileLink href={pdf} download icon={<Download className="icon" size={18} aria-hidden />}>
                {texts.download}
              </FileLink>
            )}
          </div>
        </div>
        {leaves.length > 0 && (
          <AppLink className={styles.leaves} href={href} aria-hidden tabIndex={-1}>
            {leaves.map(({ id, image }) => (
              <BookPage key={id} url={image} alt="" sizes="(max-width: 47.99rem) 33vw, 12rem" />
            ))}
          </AppLink>
        )}
      </div>
    </section>
  )
}
