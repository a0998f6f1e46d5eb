'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Returns a constant value that only the browser knows; the server renders `serverValue` instead. */
export const useBrowserValue = <T>(read: () => T, serverValue: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue)
