import type { Locale } from '@/lib/platform/i18n/locale'
import type { TitledItem } from '@/lib/content/page-texts/outline'
import { plainTextOf } from '@/lib/platform/rich-text/plain-words'
import { TrustedHtml } from './inline-html'
import styles from './fact-list.module.css'

type Props = {
  items: readonly TitledItem[]
  /** The class of the list, in place of the default one. */
  className?: string | undefined
  lang?: Locale
}

/** A list of labels and values, separated by hairlines. */
export function FactList({ items, className = styles.facts, lang }: Props) {
  return (
    <dl className={className} lang={lang}>
      {items.map(({ title, html }, at) => (
        <div key={at}>
          <dt>{title}</dt>
          <dd data-words={/\p{L}{2}/u.test(plainTextOf(html)) || undefined}>
            <TrustedHtml html={html} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
