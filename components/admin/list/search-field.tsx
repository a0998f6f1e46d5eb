'use client'

import { useEffect, useState } from 'react'
import type { ListUrl } from './list-url'
import { ToolInput } from './tool'

const pauseMilliseconds = 250

/** Words to look for, which go into the URL once typing rests; what is found begins at its first page. */
export function SearchField({ label, url }: { label: string; url: ListUrl }) {
  const asked = url.get('term') ?? ''
  const { replace } = url
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  // The URL changed without this field: a step back, or the filter was cleared below the table.
  if (asked !== known) {
    setKnown(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => replace({ term: typed.trim() || null, page: null }), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [asked, replace, typed])
  return (
    <ToolInput
      label={label}
      type="search"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
