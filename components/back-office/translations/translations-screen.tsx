'use client'

import dynamic from 'next/dynamic'
import { useListUrl } from '../../office/list/list-url'
import { TranslationList } from './translation-list'

/** The translation page loads when the first record is opened, because it contains the forms of all kinds. */
const TranslationPage = dynamic(() => import('./translation-page').then((module) => module.TranslationPage))

/** Lists the due translations; with `?id=` it shows one record with both languages side by side. */
export function TranslationsScreen() {
  const url = useListUrl()
  const id = url.get('id')
  return id === null ? <TranslationList url={url} /> : <TranslationPage key={id} id={id} url={url} />
}
