'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** What only the browser knows and what stays as it is; `onServer` in the rendering of the server. */
export const useBrowserValue = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(neverChanges, read, () => onServer)
