import { MoreLink } from '@/components/ui/more-link'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import styles from './link-cards.module.css'

type Card = { href: string; title: string; text: string }

/** Links from a page to related pages, as cards. `visit` is the text of each link. */
export function LinkCards({ cards, visit }: { cards: Card[]; visit: string }) {
  return (
    <ul className={styles.linkCards}>
      {cards.map(({ href, title, text }) => (
        <li key={href}>
          <h3>{title}</h3>
          <p>{joinWords(text)}</p>
          <MoreLink className={styles.more} href={href} aria-label={`${visit}: ${title}`}>
            {visit}
          </MoreLink>
        </li>
      ))}
    </ul>
  )
}
