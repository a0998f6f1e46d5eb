'use client'

import { useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useEffect, useSyncExternalStore } from 'react'
import { loginPath } from '@/lib/platform/auth/login-path'
import { useAccount } from '../account'
import { useHasUnsaved } from '../unsaved'
import {
  askToSignIn,
  isSessionEndedError,
  setSignInStateAndTellWaiters,
  signInState,
  subscribeToSignInState,
} from './sign-in-gate'

const SignInDialog = dynamic(() => import('./sign-in-dialog').then((module) => module.SignInDialog))

/**
 * Handles an ended session. A write, or a read while something is unsaved, asks for a sign-in in a new
 * window, so that typed values stay. Any other read leads to the login page, which returns to this page.
 * After staff closed the sign-in dialog, only a write asks again; a read does nothing until the next sign-in.
 */
export function SessionEndHandler() {
  const client = useQueryClient()
  const { id } = useAccount()
  const hasUnsaved = useHasUnsaved()
  const isAsking = useSyncExternalStore(
    subscribeToSignInState,
    () => signInState() === 'asking',
    () => false,
  )

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (!isSessionEndedError(event.action.error) || signInState() !== 'signedIn') return
        if (hasUnsaved()) void askToSignIn()
        else window.location.assign(loginPath(`${window.location.pathname}${window.location.search}`))
      }),
    [client, hasUnsaved],
  )

  const markSignedInAndRefetch = (accountId: number) => {
    setSignInStateAndTellWaiters('signedIn', accountId === id)
    void client.invalidateQueries()
  }
  return (
    isAsking && (
      <SignInDialog
        onSignedIn={markSignedInAndRefetch}
        onClose={() => setSignInStateAndTellWaiters('declined')}
      />
    )
  )
}
