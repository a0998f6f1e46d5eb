import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { committees, type MemberLogo } from '@/lib/content/logos/schema'
import styles from './member-list.module.css'

type Props = {
  /** The name of the radio group: unique on a page. */
  name: string
  members: readonly MemberLogo[]
  children: ReactNode
}

/** Filters members by committee. The style sheet applies the choice, so the filter works without a script. */
export function MemberFilter({ name, members, children }: Props) {
  const t = useTranslations('association.member')
  const committeeCounts = committees
    .map((committee) => ({ committee, count: members.filter((member) => member[committee]).length }))
    .filter(({ count }) => count > 0)
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.filter}>
        <legend className="sr-only">{t('filter')}</legend>
        <label className={styles.chip}>
          <input type="radio" name={name} value="" defaultChecked />
          {t('everybody')} <span className="num">{members.length}</span>
        </label>
        {committeeCounts.map(({ committee, count }) => (
          <label key={committee} className={styles.chip}>
            <input type="radio" name={name} value={committee} />
            {t(`committee.${committee}`)} <span className="num">{count}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
