'use client'

import { makeCall } from '@/lib/wiring/calls/client'
import { translationCalls } from '@/lib/office/translations/calls'
import type { ListUrl } from '../../office/list/list-url'
import { useOpening } from '../../office/form-record'
import { RecordState } from '../../office/resource/record-page'
import { dueFilter } from './due-filter'
import { TranslationForm } from './translation-form'
import { readTranslated } from './translation-kinds'

/**
 * Shows one record to translate. It is read once, like every record in a form, so that typed text is not
 * replaced.
 */
export function TranslationPage({ id, url }: { id: string; url: ListUrl }) {
  const query = useOpening([translationCalls.getTranslation.route, id], async (signal) => {
    const input = { id, ...dueFilter(url) }
    const { translation, next } = await makeCall(translationCalls.getTranslation, input, { signal })
    const record = await readTranslated(translation.kind, translation.record_id)
    return { translation, next, record }
  })
  const listHref = url.hrefWith({ id: null })
  if (!query.data) return <RecordState query={query} listHref={listHref} />
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
