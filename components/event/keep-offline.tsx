'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { homeOf } from '@/lib/platform/site/sites'
import styles from './keep-offline.module.css'

const workerPath = '/mw-worker.js'

const subscribeToNothing = () => () => undefined
/**
 * Returns the time at which the shown page was fetched, if the service worker took the page from its store
 * and wrote the time into it.
 */
const readFetchTime = () => document.documentElement.dataset.asOf

type Props = {
  /** The public addresses of the pages that must work offline. */
  paths: readonly string[]
  locale: Locale
  /** The note on a page from the store of the service worker, with `{time}` in place of the time. */
  text: string
}

/**
 * Asks the service worker to store the agenda. On a page from that store, shows when the page was fetched.
 */
export function AgendaOfflineKeeper({ paths, locale, text }: Props) {
  const asOf = useSyncExternalStore(subscribeToNothing, readFetchTime, () => undefined)
  const key = paths.join(' ')

  useEffect(
    () => () => {
      // A page that opens next without a reload comes from the network, so the time no longer applies.
      delete document.documentElement.dataset.asOf
    },
    [],
  )
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const scope = localePath(locale, homeOf('mw'))
    const storePagesOffline = async () => {
      await navigator.serviceWorker.register(workerPath, { scope, updateViaCache: 'none' })
      const { active } = await navigator.serviceWorker.ready
      const isUncontrolled = navigator.serviceWorker.controller === null
      active?.postMessage({ keep: key.split(' '), isUncontrolled })
    }
    // A failure is ignored, because the page also works without a service worker.
    storePagesOffline().catch(() => undefined)
  }, [key, locale])

  if (!asOf) return null
  return (
    <p className={styles.note} role="status">
      {fillPlaceholders(text, { time: formatDateTime(asOf, locale) })}
    </p>
  )
}
