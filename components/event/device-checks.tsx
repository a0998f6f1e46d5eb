'use client'

import { useSyncExternalStore } from 'react'
import { Badge, type BadgeKind } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import styles from './device-checks.module.css'

type State = 'yes' | 'no' | 'asked' | 'wait'
type Texts = {
  checks: Readonly<Record<string, { name: string; why: string }>>
  states: Readonly<Record<string, string>>
  print: string
  withoutScript: string
}

const yesOrNo = (isSo: boolean): State => (isSo ? 'yes' : 'no')

function canUseLocalStorage(): boolean {
  try {
    localStorage.setItem('event-test', '1')
    localStorage.removeItem('event-test')
    return true
  } catch {
    return false
  }
}

/** The functions that run the checks on this device, by the name of the check. */
const checks: Readonly<Record<string, () => State>> = {
  script: () => 'yes',
  language: () => yesOrNo(navigator.languages.some((language) => /^(?:mn|en)\b/.test(language))),
  film: () => yesOrNo(document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== ''),
  motion: () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'asked' : 'yes'),
  offline: () => yesOrNo('serviceWorker' in navigator),
  storage: () => yesOrNo(canUseLocalStorage()),
  print: () => yesOrNo('print' in window),
}

const kinds: Record<State, BadgeKind> = { yes: 'done', no: 'bad', asked: 'told', wait: 'past' }
const subscribeToNothing = () => () => undefined

/** Shows each check in a row: its subject, its purpose, and the result on this device. */
export function DeviceChecks({ texts }: { texts: Texts }) {
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <ul className={styles.checks}>
        {Object.entries(texts.checks).map(([name, { name: label, why }]) => {
          const state = isReady ? (checks[name]?.() ?? 'wait') : 'wait'
          return (
            <li key={name} data-check={name} data-state={state}>
              <span>
                <b>{label}</b>
                <small>{why}</small>
              </span>
              <Badge kind={kinds[state]}>{texts.states[state]}</Badge>
            </li>
          )
        })}
      </ul>
      <Button variant="outline" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  )
}
