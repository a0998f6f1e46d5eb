'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { asRefusal } from '@/lib/platform/api/call-error'
import { callApi } from '@/lib/wiring/calls/client'
import type { Owner, OwnListing, OwnListingQuery } from '@/lib/directory/owners/schema'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { CategoryChoice } from '../register/category-rows'
import type { ListingFormTexts } from '../register/listing-texts'
import { OwnerListingForm } from './own-listing-form'
import styles from './owner-desk.module.css'
import { OwnerListings } from './owner-listings'
import { OwnerLogin } from './owner-login'
import type { OwnerTexts } from './owner-texts'

type Props = {
  locale: Locale
  choices: readonly CategoryChoice[]
  form: ListingFormTexts
  texts: OwnerTexts
}

type Phase =
  | { name: 'login'; notice: string }
  | { name: 'loading' }
  | { name: 'failed' }
  | { name: 'listings'; owner: Owner }
  /** `round` counts how often the listing was read; a new `round` resets the form to the stored values. */
  | { name: 'edit'; owner: Owner; listing: OwnListing; round: number }

/** The message about the last step. */
type Status = { text: string; kind: 'success' | 'danger' }

const nothingTold: Status = { text: '', kind: 'success' }

/** Reads which listing is open from the URL's hash, so that a reload and the back button keep it open. */
function readListingFromHash(): OwnListingQuery | null {
  const [, kind, id] = /^#(company|consultant)-(\d{1,9})$/.exec(window.location.hash) ?? []
  return kind && id ? { kind: kind as OwnListingQuery['kind'], id: Number(id) } : null
}

/**
 * The owner's phase (sign-in, loading, failure, list, or form of a listing), the message about the last step,
 * and the functions that change them.
 */
function useOwnerPhase(
  { locale, texts }: Pick<Props, 'locale' | 'texts'>,
  head: RefObject<HTMLElement | null>,
) {
  const [phase, setPhase] = useState<Phase>({ name: 'login', notice: '' })
  const [status, setStatus] = useState(nothingTold)
  const options = { lang: locale }

  const clearAddressHash = () => window.history.replaceState(null, '', window.location.pathname)
  const returnToSignIn = (notice: string) => {
    clearAddressHash()
    setStatus(nothingTold)
    setPhase({ name: 'login', notice })
  }
  const loadAndShowPhase = async (query: OwnListingQuery | null, knownOwner?: Owner) => {
    try {
      const { user } = knownOwner
        ? { user: knownOwner }
        : await callApi('GET /client/yellow-page/get/user', {}, options)
      if (!user) return returnToSignIn(query ? texts.over : '')
      const isOwn = query && user.listings.some(({ kind, id }) => kind === query.kind && id === query.id)
      if (!isOwn) {
        setPhase({ name: 'listings', owner: user })
        return
      }
      const { listing } = await callApi('GET /client/yellow-page/owner/listing', query, options)
      setPhase((now) => ({
        ...{ name: 'edit', owner: user, listing },
        round: now.name === 'edit' ? now.round + 1 : 1,
      }))
    } catch (reason) {
      if (asRefusal(reason)?.status === 401) returnToSignIn(texts.over)
      else setPhase({ name: 'failed' })
    }
  }
  const begin = useEffectEvent(() => void loadAndShowPhase(readListingFromHash()))
  useEffect(() => {
    // Until the server has answered who is signed in, the page shows the sign-in that the server rendered.
    const frame = requestAnimationFrame(() => begin())
    const onPopState = () => begin()
    window.addEventListener('popstate', onPopState)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('popstate', onPopState)
    }
  }, [])
  /** All phases have the same heading, so it can take the focus before the next phase is rendered. */
  const scrollToAndFocusHeading = () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }

  return {
    ...{ phase, status, returnToSignIn },
    enter: (owner: Owner) => {
      setStatus(nothingTold)
      setPhase({ name: 'listings', owner })
      clearAddressHash()
      scrollToAndFocusHeading()
    },
    open: async ({ kind, id }: OwnListingQuery, owner: Owner) => {
      setStatus(nothingTold)
      window.history.pushState(null, '', `#${kind}-${id}`)
      await loadAndShowPhase({ kind, id }, owner)
      scrollToAndFocusHeading()
    },
    toList: async () => {
      setStatus(nothingTold)
      clearAddressHash()
      await loadAndShowPhase(null)
      scrollToAndFocusHeading()
    },
    readAnew: async (message: string) => {
      await loadAndShowPhase(readListingFromHash())
      setStatus({ text: message, kind: 'success' })
      scrollToAndFocusHeading()
    },
    leave: async () => {
      try {
        await callApi('POST /client/yellow-page/owner/leave', {}, options)
        returnToSignIn(texts.left)
      } catch (reason) {
        if (asRefusal(reason)?.status === 401) returnToSignIn(texts.left)
        else setStatus({ text: texts.failed, kind: 'danger' })
      }
    },
    again: () => {
      setPhase({ name: 'loading' })
      void loadAndShowPhase(readListingFromHash())
    },
  }
}

/** The owners' page: sign-in with a code, then the owner's listings and their forms. */
export function OwnerPortal({ locale, choices, form, texts }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  const desk = useOwnerPhase({ locale, texts }, head)
  const { phase, status } = desk
  const owner = 'owner' in phase ? phase.owner : null
  return (
    <div className={`wrap ${styles.ownerDesk}`}>
      <div className={styles.head}>
        <h1 ref={head} tabIndex={-1}>
          {texts.title}
        </h1>
        {owner && (
          <p>
            <span>{fillPlaceholders(texts.listings.signedIn, { email: owner.email })}</span>
            <Button variant="quiet" small onClick={() => void desk.leave()}>
              {texts.leave}
            </Button>
          </p>
        )}
      </div>
      <div role="status" aria-live="polite">
        {status.text && <Alert kind={status.kind}>{status.text}</Alert>}
      </div>
      {phase.name === 'login' && (
        <OwnerLogin
          {...{ locale, texts }}
          required={form.required}
          notice={phase.notice}
          onEntered={desk.enter}
        />
      )}
      {phase.name === 'loading' && <p>{texts.loading}</p>}
      {phase.name === 'failed' && (
        <Alert kind="danger">
          {texts.failed}{' '}
          <Button variant="quiet" small onClick={desk.again}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {phase.name === 'listings' && (
        <OwnerListings
          {...{ locale, texts }}
          owner={phase.owner}
          onEdit={(listing) => void desk.open(listing, phase.owner)}
        />
      )}
      {phase.name === 'edit' && (
        <OwnerListingForm
          key={phase.round}
          {...{ locale, choices, form, texts }}
          listing={phase.listing}
          onBack={() => void desk.toList()}
          onChanged={(message) => void desk.readAnew(message)}
          onSessionOver={() => desk.returnToSignIn(texts.over)}
        />
      )}
    </div>
  )
}
