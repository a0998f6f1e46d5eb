'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** A constant value that only the browser knows; the server renders `onServer`. */
export const useBrowserValue = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => onServer)
