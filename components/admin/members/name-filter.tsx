'use client'

import { useEffect, useState } from 'react'
import { useListUrl } from '../list/list-url'

const pauseMilliseconds = 250

/** A name to look for, which goes into the address once typing rests. */
export function NameFilter({ label }: { label: string }) {
  const { search, replace } = useListUrl()
  const asked = search.get('name') ?? ''
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  // The address changed without this field: a step back, or the filter was cleared below the table.
  if (asked !== known) {
    setKnown(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => replace({ name: typed.trim() || null }), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [asked, replace, typed])
  return (
    <label className="tool">
      {label}
      <input
        className="input"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  )
}
