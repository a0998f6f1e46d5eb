import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import type { PageTextRecord } from '@/lib/content/page-texts/schema'
import { StatusDot } from '@/components/ui/status-dot'
import type { LivePage } from '@/lib/platform/site/live-page'
import { officePaths } from '@/lib/platform/site/office-paths'
import { SettingsPanel } from '../../office/form/editor-columns'
import { SaveProblem } from '../../office/form/save-problem'
import { ScheduleFields } from '../../office/form/schedule-fields'
import type { RecordForm } from '../../office/form/use-record-form'
import { PublicPageLinks } from '../../office/live-links'
import { HistoryOrActivityLink } from '../../office/records/record-links'
import { SharedDrafts } from '../../office/preview/shared-drafts'
import { TextPicturesPanel } from '../../office/rich-text/picture-panel'
import { WritingHelp } from '../../office/writing/writing-help'
import { ScheduleBadge } from '../../office/list/schedule-badge'
import styles from './page-text-card.module.css'
import { missingTextLanguage, type PageTextValues } from './page-text-values'

type Props = {
  page: PageTextRecord
  record: RecordForm<PageTextValues>
  /** The public page of the saved texts; undefined if the page is hidden or has no text. */
  live: LivePage | undefined
}

/** The schedule and the pictures of a page, a note if one language is missing, and why a save failed. */
export function PageTextSettings({ page, record, live }: Props) {
  const t = useTranslations('admin.pageText')
  const [text = '', text_en = ''] = useWatch({ control: record.form.control, name: ['text', 'text_en'] })
  const missingField = missingTextLanguage({ text, text_en })
  return (
    <>
      <SettingsPanel>
        <div className={styles.state}>
          {page.schedule_state ? (
            <ScheduleBadge schedule={page} />
          ) : (
            <StatusDot kind={live ? 'on' : 'off'}>{t(live ? 'shown' : 'hidden')}</StatusDot>
          )}
          {live && <PublicPageLinks page={live} />}
          {page.id !== null && <HistoryOrActivityLink kind="page_texts" id={page.id} />}
        </div>
        <ScheduleFields record={record} />
      </SettingsPanel>
      <SharedDrafts kind="pageText" recordId={page.cid} />
      <TextPicturesPanel
        texts={{ text, text_en }}
        onChange={(field, html) => record.form.setValue(field, html, { shouldDirty: true })}
        idOf={record.idOf}
      />
      <WritingHelp
        record={record}
        fields={[
          { name: 'text', lang: 'mn', isRich: true, label: t('text') },
          { name: 'text_en', lang: 'en', isRich: true, label: t('text_en') },
        ]}
      />
      {missingField && <Alert kind="warning">{t(`missing.${missingField}`)}</Alert>}
      <SaveProblem record={record} href={`${officePaths.pageText}/${page.cid}`} />
    </>
  )
}
