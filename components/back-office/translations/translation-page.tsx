'use client'

import { makeCall } from '@/lib/wiring/calls/client'
import { translationCalls } from '@/lib/office/translations/calls'
import type { ListUrl } from '../../office/list/list-url'
import { useReadOnce } from '../../office/form-record'
import { RecordLoadingOrError } from '../../office/resource/record-page'
import { readDueFilter } from './due-filter'
import { TranslationForm } from './translation-form'
import { readTranslatedRecord } from './translation-kinds'

/**
 * Shows one record to translate. The record is read once, so that a later read does not replace typed text.
 */
export function TranslationPage({ id, url }: { id: string; url: ListUrl }) {
  const query = useReadOnce([translationCalls.getTranslation.route, id], async (signal) => {
    const input = { id, ...readDueFilter(url) }
    const { translation, next } = await makeCall(translationCalls.getTranslation, input, { signal })
    const record = await readTranslatedRecord(translation.kind, translation.record_id)
    return { translation, next, record }
  })
  const listHref = url.hrefWith({ id: null })
  if (!query.data) return <RecordLoadingOrError query={query} listHref={listHref} />
  const { next } = query.data
  return (
    <TranslationForm
      {...query.data}
      nextHref={next === null ? undefined : url.hrefWith({ id: next })}
      onDone={() => url.go({ id: next })}
      onCancel={() => url.go({ id: null })}
    />
  )
}
