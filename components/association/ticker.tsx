import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { TickerItem } from '@/components/site/site-data'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { useFormats } from '@/lib/platform/i18n/formats'
import { TickerPlayer } from './ticker-player'
import styles from './ticker.module.css'

// The fewest items of the moving line: fewer would leave a gap in its loop on a wide screen.
const itemsMin = 8

/**
 * Recent trades and notices in a moving line, which passes once a minute. Without items, a static line says
 * that there are none.
 */
export function Ticker({ items }: { items: TickerItem[] }) {
  const t = useTranslations('site.ticker')
  if (items.length === 0) {
    return (
      <div className={clsx(styles.ticker, styles.empty)}>
        <span>{t('empty')}</span>
      </div>
    )
  }
  const rounds = Math.ceil(itemsMin / items.length)
  const filler = Array.from({ length: rounds - 1 }, () => items).flat()
  return (
    <TickerPlayer label={t('label')} pause={t('pause')} play={t('play')}>
      <ul>
        {items.map((item) => (
          <TickerLine key={item.id} item={item} kindName={t(item.kind)} />
        ))}
        {filler.map((item, at) => (
          <TickerLine key={`${at}-${item.id}`} item={item} copy />
        ))}
      </ul>
      <ul className={styles.copy} aria-hidden>
        {[...items, ...filler].map((item, at) => (
          <TickerLine key={`${at}-${item.id}`} item={item} copy />
        ))}
      </ul>
    </TickerPlayer>
  )
}

/** Shows one item. With `copy` the line repeats an item for the loop and is hidden from screen readers. */
function TickerLine({ item, kindName, copy }: { item: TickerItem; kindName?: string; copy?: boolean }) {
  const className = clsx(styles.item, item.kind === 'notice' && styles.notice)
  const formats = useFormats()
  const t = useTranslations('site.ticker')
  const tonnes = item.tonnes === null ? [] : [formats.tonnes(item.tonnes)]
  const facts = [...tonnes, item.date]
  const content = (
    <>
      {kindName && <span className="sr-only">{`${kindName}:`}</span>}
      <b>
        {item.kind === 'notice' && `${t('auction')}: `}
        <InLanguage of={item.product} />
      </b>
      <span>
        <InLanguage of={item.seller} />
        {` · ${facts.join(' · ')}`}
      </span>
    </>
  )
  return (
    <li aria-hidden={copy || undefined}>
      {item.href ? (
        <AppLink className={className} href={item.href} tabIndex={copy ? -1 : undefined}>
          {content}
        </AppLink>
      ) : (
        <span className={className}>{content}</span>
      )}
    </li>
  )
}
