'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Panel, PanelHead } from '@/components/ui/panel'
import { useToast } from '@/components/ui/toast'
import type { InputOf } from '@/lib/platform/api/call'
import { pageTextCalls } from '@/lib/content/page-texts/calls'
import type { PageTextRecord } from '@/lib/content/page-texts/schema'
import { previewCalls } from '@/lib/content/previews/calls'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import { livePage } from '@/lib/platform/site/live-page'
import { useWrite } from '../../office/calls'
import { EditorColumns, SideBySideButton } from '../../office/form/editor-columns'
import { SaveBar } from '../../office/form/save-bar'
import { useDraft } from '../../office/form/use-draft'
import { useFormSaveProps } from '../../office/form/use-form-keys'
import { useRecordForm } from '../../office/form/use-record-form'
import { ScheduleBadge } from '../../office/list/schedule-badge'
import { PublicPageLinks } from '../../office/live-links'
import { PreviewButton } from '../../office/preview/preview-button'
import { HistoryOrActivityLink } from '../../office/records/record-links'
import { useUnsavedGuard } from '../../office/unsaved'
import styles from './page-text-card.module.css'
import { CollapsibleTextEditor } from './page-text-fold'
import { PageTextSettings } from './page-text-settings'
import { draftFields, pageDraftForm, pageTextDefaults, type PageTextValues, texts } from './page-text-values'

type Props = {
  page: PageTextRecord
  /** Whether the card is the only one: it is then open, and its save bar is at the bottom of the window. */
  isAlone: boolean
  /** The public path of the page; undefined while the page's menu item is hidden. */
  path: string | undefined
}

/**
 * The texts of one page in both languages, each in a collapsible editor, with the page's settings beside the
 * editors.
 */
export function PageTextCard({ page, isAlone, path }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const router = useRouter()
  const insert = useWrite(pageTextCalls.insertPageText)
  const update = useWrite(pageTextCalls.updatePageText)
  // The id and version on the server: the first save creates the page, and each save raises its version.
  const id = useRef(page.id)
  const version = useRef<number | null>(page.version)
  const [open, setOpen] = useState({ text: isAlone, text_en: isAlone })
  const [sideBySide, setSideBySide] = useState(false)

  const livePageOf = ({ text, text_en }: PageTextValues) =>
    path === undefined || (text === '' && text_en === '')
      ? undefined
      : livePage(path, { mn: !isEmptyRichText(text), en: !isEmptyRichText(text_en) })

  const record = useRecordForm<PageTextValues, InputOf<typeof pageTextCalls.updatePageText>>({
    schema: pageTextCalls.updatePageText.input,
    defaults: pageTextDefaults(page),
    toInput: (values) => ({
      ...values,
      id: id.current,
      category_cid: page.cid,
      version: version.current ?? 0,
    }),
    save: async (input) => {
      const options = { draft: await draft.settle() }
      const savedRow = await (id.current === null ? insert : update)(input, options)
      id.current = savedRow.id
      version.current = savedRow.version
      draft.clear()
      record.settle()
      // Refreshes the screen, because the server renders the schedule's state.
      router.refresh()
      const live = livePageOf(record.form.getValues())
      toast(t('ui.toast.saved'), { links: live && <PublicPageLinks page={live} /> })
    },
    reveal: (field) => setOpen((now) => ({ ...now, [field]: true })),
  })
  const { form, isDirty } = record
  const draft = useDraft({
    ...{ form, name: 'page', recordId: page.cid, versionRef: version, fields: draftFields },
    server: pageDraftForm,
    titleOf: () => page.category,
  })
  useUnsavedGuard(isDirty && !draft.isFiled)
  const formProps = useFormSaveProps(record)
  const liveNow = livePageOf(form.formState.defaultValues as PageTextValues)
  const isOpen = open.text || open.text_en
  const besides = sideBySide && open.text && open.text_en
  const card = (
    <Panel as="div">
      <PanelHead>
        <h2>{page.category}</h2>
        {!isOpen && (
          <>
            {page.schedule_state && <ScheduleBadge schedule={page} />}
            {liveNow && <PublicPageLinks page={liveNow} />}
            {page.id !== null && <HistoryOrActivityLink kind="page_texts" id={page.id} />}
          </>
        )}
        {open.text && open.text_en && (
          <SideBySideButton isPressed={sideBySide} onPress={() => setSideBySide(!sideBySide)} small />
        )}
        <PreviewButton record={record} call={previewCalls.previewPageText} small />
      </PanelHead>
      <div className={clsx(besides && styles.besides)}>
        {texts.map((field) => (
          <CollapsibleTextEditor
            key={field}
            field={field}
            record={record}
            isOpen={open[field]}
            onToggle={() => setOpen({ ...open, [field]: !open[field] })}
          />
        ))}
      </div>
    </Panel>
  )
  return (
    <form className={clsx(styles.card, isAlone && styles.alone)} {...formProps}>
      {isOpen ? (
        <EditorColumns
          isWide={besides}
          side={<PageTextSettings page={page} record={record} live={liveNow} />}
        >
          {card}
        </EditorColumns>
      ) : (
        card
      )}
      <SaveBar
        isDirty={isDirty}
        isSaving={record.isSaving}
        label={t('admin.pageText.update')}
        isWithinForm={!isAlone}
        draft={draft}
      />
    </form>
  )
}
