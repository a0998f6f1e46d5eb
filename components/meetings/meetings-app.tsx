'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { usePageLanguage } from '#page-language'
import { SlimHeader } from '@/components/site/slim-header'
import { linkOfPlainClick } from '@/components/ui/plain-click'
import { ErrorState } from '@/components/ui/states'
import { ToastProvider } from '@/components/ui/toast'
import { asRefusal } from '@/lib/platform/api/call-error'
import { callApi } from '@/lib/wiring/calls/client'
import type { Participant } from '@/lib/meetings/participants/schema'
import { AccountCard } from './account-card'
import { ParticipantContext } from './participant-context'
import {
  createMeetingsQueryClient,
  meRoute,
  useClearDataExceptParticipant,
  useSetParticipant,
  useRead,
  useRefetchAll,
} from './meeting-calls'
import { MeetingsNav } from './meetings-nav'
import styles from './meetings-app.module.css'
import { OptionalFields } from './optional-fields'
import { SignIn } from './sign-in'
import { useLiveUpdates } from './use-live'

type Props = {
  logo: ReactNode
  /** The switches of theme and language. */
  switches: ReactNode
  /** Contacts for participants who cannot sign in. */
  help: ReactNode
  /** The fields of the forms that may stay empty. */
  optional: readonly string[]
  children: ReactNode
}

/** The frame of all pages of the meetings: signed-in participants see the pages, all others the sign-in. */
export function MeetingsApp({ optional, ...props }: Props) {
  const [client] = useState(createMeetingsQueryClient)
  return (
    <div className={styles.app}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <OptionalFields value={optional}>
            <MeetingsShell {...props} />
          </OptionalFields>
        </ToastProvider>
      </QueryClientProvider>
    </div>
  )
}

/** The participant's session, and a message once the session has ended, on this device or elsewhere. */
function useSession() {
  const t = useTranslations('meetings')
  const forgetRead = useClearDataExceptParticipant()
  const put = useSetParticipant()
  const lang = usePageLanguage()
  const query = useRead(meRoute, {})
  const me = query.data?.participant
  /** The id of the participant of the previous render, and the message about the end of the session. */
  const [was, setWas] = useState<number | null>(null)
  const [notice, setNotice] = useState('')
  const id = me === undefined ? was : (me?.id ?? null)
  if (id !== was) {
    setWas(id)
    if (id === null) setNotice((now) => now || t('over'))
  }
  useEffect(() => {
    if (id === null) forgetRead()
  }, [forgetRead, id])

  return {
    ...{ query, me, notice },
    enter: (participant: Participant) => {
      setNotice('')
      put(participant)
    },
    leave: async () => {
      try {
        await callApi('POST /client/yellow-page/meetings/leave', {}, { lang })
      } catch (reason) {
        if (asRefusal(reason)?.status !== 401) throw reason
      }
      setNotice(t('left'))
      put(null)
    },
  }
}

function MeetingsShell({ logo, switches, help, children }: Omit<Props, 'optional'>) {
  const readAnew = useRefetchAll()
  const { query, me, notice, enter, leave } = useSession()
  useLiveUpdates(Boolean(me), () => void readAnew())
  const participant = useMemo(() => (me ? { me, leave } : null), [me, leave])
  return (
    <div onClick={navigateWithinPage}>
      <SlimHeader logo={<span className={styles.logo}>{logo}</span>}>
        {switches}
        {participant && <AccountCard {...participant} />}
      </SlimHeader>
      {me && <MeetingsNav waitingCount={me.waiting} />}
      <main id="main">
        {participant ? (
          <ParticipantContext value={participant}>{children}</ParticipantContext>
        ) : (
          <SignIn
            isCheckingSession={query.isPending}
            notice={notice}
            help={help}
            onEntered={enter}
            failure={query.isError && <ErrorState onRetry={() => void query.refetch()} />}
          />
        )}
      </main>
    </div>
  )
}

/** Opens a link to the current path without loading a page: the page is the same, only its query changes. */
function navigateWithinPage(event: MouseEvent) {
  const link = event.defaultPrevented ? null : linkOfPlainClick(event.nativeEvent, 'a[data-page]')
  if (!link || link.pathname !== window.location.pathname) return
  event.preventDefault()
  if (link.search !== window.location.search) window.history.pushState(null, '', link.href)
}
