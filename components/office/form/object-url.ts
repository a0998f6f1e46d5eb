'use client'

import { useEffect, useState } from 'react'

/** Returns an object URL that shows a local file; it is revoked when the file changes or on unmount. */
export function useObjectUrl(file: File | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const objectUrl = URL.createObjectURL(file)
    const timer = setTimeout(() => setUrl(objectUrl), 0)
    return () => {
      clearTimeout(timer)
      setUrl(undefined)
      URL.revokeObjectURL(objectUrl)
    }
  }, [file])
  return url
}
