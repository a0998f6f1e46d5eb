'use client'

import dynamic from 'next/dynamic'
import { useListUrl } from '../../office/list/list-url'
import { TranslationList } from './translation-list'

/** The forms of all kinds come when one record is opened. */
const TranslationPage = dynamic(() => import('./translation-page').then((module) => module.TranslationPage))

/** What there is to translate; with `?id=` one record with both its languages side by side. */
export function TranslationsScreen() {
  const url = useListUrl()
  const id = url.get('id')
  return id === null ? <TranslationList url={url} /> : <TranslationPage key={id} id={id} url={url} />
}
