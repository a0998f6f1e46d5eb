import { clsx } from 'clsx'
import { Clock, FileCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { RockSwatch } from '@/components/ui/lith'
import { rockSwatchOnPage } from './layers'
import styles from './chooser-card.module.css'

/** The ways to take the assessment, side by side, with links below them. */
export function ChooserList({ children, links }: { children: ReactNode; links: ReactNode }) {
  return (
    <div className={clsx('wrap', styles.ways)}>
      <ul className={styles.chooser}>{children}</ul>
      <div className={styles.links}>{links}</div>
    </div>
  )
}

type Props = {
  /** The index of the card among all cards. It decides the rock swatch and the look of the button. */
  at: number
  href: string
  title: string
  text: string
  action: string
  facts: { time: { label: string; text: string }; needs: { label: string; text: string } }
}

/** One way to take the assessment: its content, its duration, the data that it needs. */
export function ChooserCard({ at, href, title, text, action, facts }: Props) {
  return (
    <li>
      <RockSwatch {...rockSwatchOnPage(at)} className={styles.rock} />
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <dl>
          <div>
            <dt>
              <Clock className="icon" size={17} aria-hidden />
              {facts.time.label}
            </dt>
            <dd>{facts.time.text}</dd>
          </div>
          <div>
            <dt>
              <FileCheck className="icon" size={17} aria-hidden />
              {facts.needs.label}
            </dt>
            <dd>{facts.needs.text}</dd>
          </div>
        </dl>
        <LinkButton className={styles.action} href={href} variant={at === 0 ? 'fill' : 'outline'}>
          {action}
        </LinkButton>
      </div>
    </li>
  )
}
