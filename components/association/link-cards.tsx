import { MoreLink } from '@/components/ui/more-link'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import styles from './link-cards.module.css'

type Card = { href: string; title: string; text: string }

/** Links from a page to related pages, as cards. */
export function LinkCards({ cards }: { cards: Card[] }) {
  return (
    <ul className={styles.linkCards}>
      {cards.map(({ href, title, text }) => (
        <li key={href}>
          <h3>
            <MoreLink className={styles.link} href={href}>
              {title}
            </MoreLink>
          </h3>
          <p>{joinWords(text)}</p>
        </li>
      ))}
    </ul>
  )
}
