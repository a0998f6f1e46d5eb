'use client'

import dynamic from 'next/dynamic'
import { useListUrl } from '../../office/list/list-url'
import { TranslationList } from './translation-list'

/** Loaded with the first opened record, because it contains the forms of all kinds. */
const TranslationPage = dynamic(() => import('./translation-page').then((module) => module.TranslationPage))

/** The due translations; with `?id=` one record with both languages side by side. */
export function TranslationsScreen() {
  const url = useListUrl()
  const id = url.get('id')
  return id === null ? <TranslationList url={url} /> : <TranslationPage key={id} id={id} url={url} />
}
