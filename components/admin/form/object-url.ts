'use client'

import { useEffect, useState } from 'react'

/** An address for showing a local file, given back when it is not needed any more. */
export function useObjectUrl(file: File | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    const timer = setTimeout(() => setUrl(made), 0)
    return () => {
      clearTimeout(timer)
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
