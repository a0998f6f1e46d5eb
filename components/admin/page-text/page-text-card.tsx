'use client'

import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { formatInputTime } from '@/lib/i18n/format'
import { pageTextCalls } from '@/lib/page-texts/calls'
import type { PageTextRecord } from '@/lib/page-texts/schema'
import { previewCalls } from '@/lib/previews/calls'
import { isEmptyRichText } from '@/lib/rich-text/empty'
import { livePage } from '@/lib/site/live-page'
import { useWrite } from '../calls'
import { ScheduleFields, type ScheduleValues } from '../form/schedule-fields'
import { SaveProblem } from '../form/save-problem'
import { useFormKeys } from '../form/use-form-keys'
import { useDraft } from '../form/use-draft'
import { useRecordForm } from '../form/use-record-form'
import { RichTextField } from '../rich-text/rich-text-field'
import { ScheduleBadge } from '../list/schedule-badge'
import { LiveLinks } from '../live-links'
import { RecordLinks } from '../records/record-links'
import { PreviewButton } from '../preview/preview-button'
import { useUnsavedGuard } from '../unsaved'
import styles from './page-text-card.module.css'
import { Panel, PanelHead } from '@/components/ui/panel'

type Values = ScheduleValues & { text: string; text_en: string }
const texts = ['text', 'text_en'] as const
const draftFields = [...texts, 'appears_at', 'ends_at'] as const

type Props = {
  page: PageTextRecord
  opened: boolean
  /** Where visitors read it; nowhere while its menu item is hidden. */
  path: string | undefined
}

/** The text of one page in both languages, each editor to be folded away. */
export function PageTextCard({ page, opened, path }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const router = useRouter()
  const insert = useWrite(pageTextCalls.insertPageText)
  const update = useWrite(pageTextCalls.updatePageText)
  // What the server has by now: a page is written for the first time once, and each save raises its version.
  const id = useRef(page.id)
  const version = useRef<number | null>(page.version)
  const [open, setOpen] = useState({ text: opened, text_en: opened })

  const liveOf = ({ text, text_en }: Values) =>
    path === undefined || (text === '' && text_en === '')
      ? undefined
      : livePage(path, { mn: !isEmptyRichText(text), en: !isEmptyRichText(text_en) })

  const record = useRecordForm<Values>({
    schema: pageTextCalls.updatePageText.input,
    defaults: {
      ...{ text: page.text, text_en: page.text_en },
      appears_at: formatInputTime(page.appears_at),
      ends_at: formatInputTime(page.ends_at),
    },
    toInput: (values) => ({
      ...values,
      id: id.current,
      category_cid: page.cid,
      version: version.current,
    }),
    save: async (input) => {
      const saved = await (id.current === null ? insert : update)(input)
      id.current = saved.id
      version.current = saved.version
      draft.clear()
      record.settle()
      // What is told of its schedule is the server's to say.
      router.refresh()
      const live = liveOf(record.form.getValues())
      toast(t('ui.toast.saved'), { links: live && <LiveLinks live={live} /> })
    },
    reveal: (field) => setOpen((now) => ({ ...now, [field]: true })),
  })
  const { form, idOf, errorOf } = record
  const draft = useDraft({ form, name: 'page', record: page.cid, versionRef: version, fields: draftFields })
  useUnsavedGuard(record.isDirty)
  const formProps = useFormKeys(record)
  const liveNow = liveOf(form.formState.defaultValues as Values)

  return (
    <Panel as="form" className={styles.card} {...formProps}>
      <PanelHead>
        <h2>{page.category}</h2>
        {page.schedule_state && <ScheduleBadge schedule={page} />}
        {liveNow && <LiveLinks live={liveNow} />}
        {page.id !== null && <RecordLinks kind="page_texts" id={page.id} />}
        <PreviewButton record={record} call={previewCalls.previewPageText} small />
        <span className="meta" role="status">
          {record.isDirty && t('admin.unsaved.note')}
        </span>
      </PanelHead>
      {texts.map((field) => {
        const lang = field === 'text' ? 'mn' : 'en'
        const panel = `${idOf(field)}-panel`
        return (
          <section key={field} className={styles.fold}>
            <h3>
              <button
                type="button"
                aria-expanded={open[field]}
                aria-controls={panel}
                className={clsx(errorOf(field) && styles.bad)}
                onClick={() => setOpen({ ...open, [field]: !open[field] })}
              >
                <ChevronRight className="icon" size={17} aria-hidden />
                {t(`admin.pageText.${field}`)}
              </button>
            </h3>
            <div id={panel} hidden={!open[field]} className={styles.body}>
              {open[field] && (
                <Controller
                  control={form.control}
                  name={field}
                  render={({ field: { value, onChange } }) => (
                    <RichTextField
                      id={idOf(field)}
                      label={t('admin.pageText.content')}
                      lang={lang}
                      error={errorOf(field)}
                      value={value}
                      onChange={onChange}
                    />
                  )}
                />
              )}
            </div>
          </section>
        )
      })}
      <div className={styles.schedule}>
        <ScheduleFields record={record} />
      </div>
      <div className={styles.foot}>
        <SaveProblem record={record} href={`/admin/edit-static/${page.cid}`} />
        <Button type="submit" disabled={record.isSaving}>
          {t(record.isSaving ? 'admin.form.saving' : 'admin.pageText.update')}
        </Button>
      </div>
      {draft.question}
    </Panel>
  )
}
