'use client'

import { useListUrl } from '../list/list-url'
import { TranslationList } from './translation-list'
import { TranslationPage } from './translation-page'

/** What there is to translate; with `?id=` one record with both its languages side by side. */
export function TranslationsScreen() {
  const url = useListUrl()
  const id = url.get('id')
  return id === null ? <TranslationList url={url} /> : <TranslationPage key={id} id={id} url={url} />
}
