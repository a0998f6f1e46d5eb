'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from './location'

/**
 * Fetches stale data of the screen again after each change of the address. A list under a form or a sheet
 * stays mounted, so going back to the list would fetch nothing otherwise. The old data stays until the new
 * data arrives. The record of an open form is not fetched again (`form-record.ts`).
 */
export function RefetchOnNavigation() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const address = `${pathname}?${search}`
  const last = useRef(address)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    // A fetch that the change of the address has already started is not repeated.
    void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
  }, [address, client])
  return null
}
