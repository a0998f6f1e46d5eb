import { useTranslations } from 'next-intl'
import { MoreLink } from '@/components/ui/more-link'
import { Panel, PanelHead } from '@/components/ui/panel'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { officePaths } from '@/lib/platform/site/office-paths'
import type { Activity } from '@/lib/wiring/calls/activity/schema'
import { isTextKey } from '../../office/composed-texts'
import styles from './side-list.module.css'

/** The latest changes in the office; rendered only for moderators. */
export function LatestActivity({ activity }: { activity: readonly Activity[] }) {
  const t = useTranslations('admin')
  const actions = useTranslations('admin.activity.actions')
  return (
    <Panel>
      <PanelHead>
        <h2>{t('today.activity')}</h2>
        <MoreLink href={officePaths.activity}>{t('dashboard.seeAll')}</MoreLink>
      </PanelHead>
      <ul className={styles.list}>
        {activity.map(({ id, at, by, action, call, name }) => (
          <li key={id}>
            <b>{isTextKey(actions, action) ? actions(action) : call}</b>
            {name && <span>{name}</span>}
            <small>
              <span className="num">{formatDateTime(at, 'mn')}</span>
              <span>{by}</span>
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
