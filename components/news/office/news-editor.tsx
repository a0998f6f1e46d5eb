'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Panel } from '@/components/ui/panel'
import { useToast } from '@/components/ui/toast'
import type { InputOf } from '@/lib/platform/api/call'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { MenuCategory } from '@/lib/content/menu/schema'
import { useWrite } from '../../office/calls'
import { EditorColumns, SideBySideButton } from '../../office/form/editor-columns'
import { SaveBar } from '../../office/form/save-bar'
import { SaveProblem } from '../../office/form/save-problem'
import { ScreenForm } from '../../office/form/screen-form'
import { useSaveMessage } from '../../office/form/save-message'
import { useFormSaveProps } from '../../office/form/use-form-keys'
import { useDraft } from '../../office/form/use-draft'
import { useRecordForm } from '../../office/form/use-record-form'
import { useListUrl } from '../../office/list/list-url'
import { PublicPageLinks } from '../../office/live-links'
import { PageHead } from '../../office/page-head'
import { HistoryOrActivityLink } from '../../office/records/record-links'
import { PreviewButton } from '../../office/preview/preview-button'
import { SharedDrafts } from '../../office/preview/shared-drafts'
import { useDraftTakeover } from '../../office/preview/use-draft-takeover'
import { TextPicturesPanel } from '../../office/rich-text/picture-panel'
import { useUnsavedGuard } from '../../office/unsaved'
import {
  draftFields,
  halfFilledLanguages,
  languageOf,
  newsDefaults,
  type Language,
  type NewsValues,
} from './news-form'
import { type ListedNews, newsDraftForm, type NewsSite } from './news-site'
import { NewsLanguageTabs } from './news-languages'
import { NewsSettings } from './news-settings'
import { NewsWritingHelp } from './news-writing-help'
import styles from './news-editor.module.css'

type NewsInsert = InputOf<NewsSite['calls']['insertNews']>
type NewsUpdate = InputOf<NewsSite['calls']['updateNews']>

type Props = NewsSite & { categories: MenuCategory[]; item?: ListedNews }

/** The editor of a new or an existing news item: content at the left, settings at the right. */
export function NewsEditor({ categories, item, ...site }: Props) {
  const { calls, kind, coverRule, preview, hasSchedule, listPath, livePageOf } = site
  const t = useTranslations()
  const toast = useToast()
  const savedText = useSaveMessage()
  const router = useRouter()
  const insert = useDraftTakeover(useWrite(calls.insertNews), preview?.kind)
  const update = useWrite(calls.updateNews)
  const { get, hrefWith } = useListUrl()
  const [language, setLanguage] = useState<Language>(item && !item.title ? 'en' : 'mn')
  const [sideBySide, setSideBySide] = useState(false)
  const version = useRef(item?.version ?? null)
  // The address of the list as it was before the item was opened or, for a new item, of its first page.
  const listHref = item ? hrefWith({ id: null }) : listPath

  const record = useRecordForm<NewsValues, NewsInsert | NewsUpdate>({
    schema: (item ? calls.updateNews : calls.insertNews).input,
    defaults: newsDefaults(item),
    toInput: (values) =>
      item
        ? { ...values, id: item.id, version: version.current ?? 0 }
        : { ...values, image: values.image ?? null },
    save: async (input, { onProgress, stays }): Promise<void> => {
      const options = { onProgress, draft: await draft.settle() }
      const answer = 'id' in input ? await update(input, options) : await insert(input, options)
      const id = 'id' in answer ? answer.id : item?.id
      const live = livePageOf(id, record.form.getValues())
      draft.clear()
      toast(savedText(!item), { links: live && <PublicPageLinks page={live} /> })
      // The sent cover is stored now; `undefined` keeps it at the next save.
      record.settle({ image: undefined })
      if (!stays) return router.push(listHref)
      if ('id' in answer) return router.push(`${listPath}?id=${answer.id}`)
      version.current = answer.version
      router.refresh()
    },
    reveal: (field) => {
      const of = languageOf(field)
      if (of) setLanguage(of)
    },
  })
  const { form, isDirty } = record
  const draft = useDraft({
    ...{ form, name: kind, recordId: item?.id ?? 'new', versionRef: version, fields: draftFields },
    server: { ...newsDraftForm(site), draftId: item ? null : get('draft') },
    titleOf: ({ title, title_en }) => title || title_en,
  })
  const mayLeave = useUnsavedGuard(isDirty && !draft.isFiled)
  const values = useWatch({ control: form.control }) as NewsValues
  const half = halfFilledLanguages(values)

  const cancelIfConfirmed = async () => {
    if (!(await mayLeave())) return
    draft.discard()
    router.push(listHref)
  }
  const formProps = useFormSaveProps(record)
  const live = livePageOf(item?.id, newsDefaults(item))

  return (
    <ScreenForm {...formProps}>
      <PageHead
        title={t(item ? 'admin.news.edit' : 'admin.screens.addNews')}
        note={item ? t('admin.form.savedAt', { time: formatDateTime(item.updated_at, 'mn') }) : undefined}
        actions={
          <>
            {live && <PublicPageLinks page={live} />}
            {item && <HistoryOrActivityLink kind={kind} id={item.id} />}
            <SideBySideButton isPressed={sideBySide} onPress={() => setSideBySide(!sideBySide)} />
            {preview && <PreviewButton record={record} call={preview.call} language={language} />}
          </>
        }
      />
      <EditorColumns
        isWide={sideBySide}
        side={
          <>
            <NewsSettings
              record={record}
              rule={coverRule}
              hasSchedule={hasSchedule}
              categories={categories}
              storedUrl={item?.image}
            />
            {preview && <SharedDrafts kind={preview.kind} recordId={item?.id ?? null} />}
            <TextPicturesPanel
              texts={values}
              onChange={(field, html) => form.setValue(field, html, { shouldDirty: true })}
              idOf={record.idOf}
            />
            <NewsWritingHelp record={record} />
            {half.map((lang) => (
              <Alert key={lang} kind="warning">
                {t(`admin.news.half.${lang}`)}
              </Alert>
            ))}
            <SaveProblem record={record} href={`${listPath}?id=${item?.id ?? ''}`} />
          </>
        }
      >
        <Panel className={styles.panel}>
          <NewsLanguageTabs
            record={record}
            language={language}
            onLanguage={setLanguage}
            isSideBySide={sideBySide}
          />
        </Panel>
      </EditorColumns>
      <SaveBar
        isDirty={isDirty}
        isSaving={record.isSaving}
        progress={record.progress}
        onCancel={() => void cancelIfConfirmed()}
        draft={draft}
      />
    </ScreenForm>
  )
}
