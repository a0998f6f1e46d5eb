'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from './location'

/**
 * Asks what is shown anew after each step of the address. A list that stays under a form or a sheet is mounted all the
 * while, so coming back to it would ask nothing. What stood there stays until the answer comes; what a form opened is
 * never asked again (`opened.ts`).
 */
export function FreshAfterSteps() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const address = `${pathname}?${search}`
  const last = useRef(address)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    // A read that the step itself began is on its way already.
    void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
  }, [address, client])
  return null
}
