'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { fillIn } from '@/lib/platform/i18n/fill-in'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { homeOf } from '@/lib/platform/site/sites'
import styles from './keep-offline.module.css'

const workerPath = '/mw-worker.js'

const noChange = () => () => undefined
/** The worker writes it on the document that it gives out of its store. */
const fetchedAt = () => document.documentElement.dataset.asOf

type Props = {
  /** The pages that are to work without a line, as public addresses. */
  paths: readonly string[]
  locale: Locale
  /** What is said of a page from the store, with the time as `{time}`. */
  text: string
}

/** Asks the service worker to keep the agenda, and says of a page from its store when that was fetched. */
export function KeepOffline({ paths, locale, text }: Props) {
  const asOf = useSyncExternalStore(noChange, fetchedAt, () => undefined)
  const key = paths.join(' ')

  useEffect(
    () => () => {
      // The next page that opens without a reload came from the network.
      delete document.documentElement.dataset.asOf
    },
    [],
  )
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const scope = localePath(locale, homeOf('mw'))
    const ask = async () => {
      await navigator.serviceWorker.register(workerPath, { scope, updateViaCache: 'none' })
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ keep: key.split(' ') })
    }
    // Where it is not allowed the page is as good without.
    ask().catch(() => undefined)
  }, [key, locale])

  if (!asOf) return null
  return (
    <p className={styles.note} role="status">
      {fillIn(text, { time: formatDateTime(asOf, locale) })}
    </p>
  )
}
