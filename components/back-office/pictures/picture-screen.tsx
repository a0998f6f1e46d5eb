'use client'

import { useTranslations } from 'next-intl'
import { Panel, PanelHead } from '@/components/ui/panel'
import { pictureResource } from '@/lib/office/pictures/resource'
import type { Picture } from '@/lib/office/pictures/schema'
import { bindResource } from '../../office/resource/bound'
import { FocusField } from './focus-field'
import styles from './picture-screen.module.css'

export const pictureScreen = bindResource({
  resource: pictureResource,
  About: UsesPanel,
  fields: { focus: FocusField },
})

/** Where the picture is shown: links to the forms of the records. */
function UsesPanel({ row: { uses, uses_count: count } }: { row: Picture }) {
  const t = useTranslations('admin.pictures')
  return (
    <Panel aria-labelledby="picture-uses">
      <PanelHead>
        <h2 id="picture-uses">{t('uses', { count })}</h2>
      </PanelHead>
      {count === 0 ? (
        <p className={styles.uses}>{t('unused')}</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map(({ address, title }) => (
            <li key={address}>
              <a href={address}>{title || address}</a>
            </li>
          ))}
          {count > uses.length && <li>{t('moreUses', { count: count - uses.length })}</li>}
        </ul>
      )}
    </Panel>
  )
}
