'use client'

import { useEffect, useState } from 'react'

/** Returns an object URL that shows a local file, never that of an earlier file; it is revoked after its file. */
export function useObjectUrl(file: File | null | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    const timer = setTimeout(() => setPreview({ file, url }), 0)
    return () => {
      clearTimeout(timer)
      setPreview(undefined)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return preview?.file === file ? preview?.url : undefined
}
