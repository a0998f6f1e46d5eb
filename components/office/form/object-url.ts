'use client'

import { useEffect, useState } from 'react'

/** An address for showing a local file, given back when it is not needed any more. */
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
