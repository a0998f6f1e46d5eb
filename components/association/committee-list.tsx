import type { ComponentProps } from 'react'
import { LogoGrid } from './logo-grid'
import styles from './committee-list.module.css'

type Committee = { key: string; title: string; text: string; logos: ComponentProps<typeof LogoGrid>['logos'] }

/** Committees, each with its members' logos. */
export function CommitteeList({ committees }: { committees: Committee[] }) {
  return (
    <ul className={styles.committees}>
      {committees.map(({ key, title, text, logos }) => (
        <li key={key}>
          <h3>{title}</h3>
          <p>{text}</p>
          {logos.length > 0 && <LogoGrid logos={logos} small />}
        </li>
      ))}
    </ul>
  )
}
