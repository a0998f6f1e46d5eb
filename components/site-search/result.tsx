import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { figureOf } from '@/components/news/figure'
import { StoryCover } from '@/components/news/story-cover'
import { AppLink } from '@/components/ui/app-link'
import { Picture } from '@/components/ui/picture'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { useFormats } from '@/lib/platform/i18n/formats'
import type { SearchResult } from '@/lib/sites/search/queries'
import type { SiteKind } from '@/lib/sites/search/schema'
import { HighlightedText } from '@/components/ui/marked'
import styles from './result.module.css'

/** A search result: its title and, if it has them, the matching excerpt, a role, a PDF mark, a date and a picture or number. */
export function SearchResultItem({ kind, result }: { kind: SiteKind; result: SearchResult }) {
  const { href, isFile, image, created_at, title, excerpt, role, figure } = result
  const t = useTranslations('site.search.roles')
  const formats = useFormats()
  const locale = usePageLanguage()
  const isTold = excerpt.parts.length > 0
  return (
    <article className={styles.result}>
      <div>
        <h3 className="h4" lang={langIfDifferent(title.lang, locale)}>
          <AppLink href={href} className={styles.title} data-result="">
            <HighlightedText parts={title.parts} />
          </AppLink>
        </h3>
        {isTold && (
          <p className={styles.excerpt} lang={langIfDifferent(excerpt.lang, locale)}>
            <HighlightedText parts={excerpt.parts} />
          </p>
        )}
        {(created_at || isFile || role) && (
          <p className={styles.facts}>
            {role && <span>{t(role)}</span>}
            {isFile && (
              <span className={styles.file}>
                <FileText className="icon" size={16} aria-hidden />
                PDF
              </span>
            )}
            {created_at && (
              <time className="num" dateTime={created_at}>
                {formats.date(created_at)}
              </time>
            )}
          </p>
        )}
      </div>
      {figure ? (
        <StoryCover
          className={styles.cover}
          story={{
            figure: figureOf(figure.text, figure.category),
            lang: langIfDifferent(title.lang, locale),
          }}
          sizes="7.5rem"
        />
      ) : (
        image && (
          <Picture
            className={clsx(styles.picture, (kind === 'person' || kind === 'speaker') && styles.portrait)}
            url={image}
            alt=""
            sizes="7.5rem"
          />
        )
      )}
    </article>
  )
}
