'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Returns a constant value that only the browser knows; the server renders `onServer` instead. */
export const useBrowserValue = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer)
