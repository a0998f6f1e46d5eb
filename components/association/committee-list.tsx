import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import { LogoGrid } from './logo-grid'
import styles from './committee-list.module.css'

type Committee = {
  key: string
  title: string
  text: string
  /** The number of members, in words. */
  count: string
  logos: ComponentProps<typeof LogoGrid>['logos']
}

/** Committees as rows that open to the logos of their members. The first is open, to show what a row holds. */
export function CommitteeList({ committees }: { committees: Committee[] }) {
  return (
    <ul className={styles.committees}>
      {committees.map(({ key, title, text, count, logos }, at) => (
        <li key={key}>
          {logos.length > 0 ? (
            <details open={at === 0}>
              <summary>
                <CommitteeText title={title} text={text} />
                <span className={styles.count}>{count}</span>
                <Plus className="icon" size={20} aria-hidden />
              </summary>
              <LogoGrid logos={logos} small />
            </details>
          ) : (
            <div className={styles.plain}>
              <CommitteeText title={title} text={text} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function CommitteeText({ title, text }: Pick<Committee, 'title' | 'text'>) {
  return (
    <>
      <h3>{title}</h3>
      {/* A summary takes no paragraph. */}
      <span className={styles.text}>{joinWords(text)}</span>
    </>
  )
}
