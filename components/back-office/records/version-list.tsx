import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { Panel, PanelHead } from '@/components/ui/panel'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { RecordVersion } from '@/lib/platform/records/history/schema'
import type { ListUrl } from '../../office/list/list-url'
import styles from './history-page.module.css'

type Props = { versions: readonly RecordVersion[]; chosenId: number | undefined; url: ListUrl }

/**
 * Lists the last versions, the current one first. A press on an older version selects it for the comparison.
 */
export function VersionList({ versions, chosenId, url }: Props) {
  const t = useTranslations('admin.history')
  return (
    <Panel aria-labelledby="versions">
      <PanelHead>
        <h2 id="versions">{t('versions')}</h2>
      </PanelHead>
      <ol className={styles.versions}>
        {versions.map((version) => {
          const { id } = version
          return (
            <li key={id}>
              {id === 0 ? (
                <div>
                  <VersionTimeAndAuthor version={version} />
                  <span className={styles.present}>{t('present')}</span>
                </div>
              ) : (
                <AppLink
                  href={url.hrefWith({ version: id })}
                  aria-current={id === chosenId ? 'true' : undefined}
                >
                  <VersionTimeAndAuthor version={version} />
                </AppLink>
              )}
            </li>
          )
        })}
      </ol>
      <p className={styles.note}>{t('note')}</p>
    </Panel>
  )
}

function VersionTimeAndAuthor({ version: { at, by } }: { version: RecordVersion }) {
  const t = useTranslations('admin.history')
  return (
    <>
      <b className="num">{formatDateTime(at, 'mn')}</b>
      <span>{by || t('command')}</span>
    </>
  )
}
