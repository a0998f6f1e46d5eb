import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import type { PageTextRecord } from '@/lib/page-texts/schema'
import { SettingsPanel } from '../form/editor-columns'
import { SaveProblem } from '../form/save-problem'
import { ScheduleFields } from '../form/schedule-fields'
import type { RecordForm } from '../form/use-record-form'
import { ScheduleBadge } from '../list/schedule-badge'
import { missingText, type PageTextValues } from './page-text-values'

type Props = { page: PageTextRecord; record: RecordForm<PageTextValues> }

/** When a page shows its text, what of it is not written, and what kept it from being saved. */
export function PageTextSettings({ page, record }: Props) {
  const t = useTranslations('admin.pageText')
  const [text = '', text_en = ''] = useWatch({ control: record.form.control, name: ['text', 'text_en'] })
  const missing = missingText({ text, text_en })
  return (
    <>
      <SettingsPanel>
        {page.schedule_state && (
          <div>
            <ScheduleBadge schedule={page} />
          </div>
        )}
        <ScheduleFields record={record} />
      </SettingsPanel>
      {missing && <Alert kind="warning">{t(`missing.${missing}`)}</Alert>}
      <SaveProblem record={record} href={`/admin/edit-static/${page.cid}`} />
    </>
  )
}
