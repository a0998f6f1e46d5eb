'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps, type MouseEvent } from 'react'
import { downloadBlob } from '@/components/ui/save-file'
import { useToast } from '@/components/ui/toast'
import { fileNameOf } from './file-name'
import { clsx } from 'clsx'
import styles from './download-link.module.css'

type Props = Omit<ComponentProps<'a'>, 'href' | 'download'> & {
  href: string
  /** The name of the saved file if the server's response contains none. */
  name: string
}

/**
 * A link that saves a file. A press fetches the file with a script, because a browser does not tell the page
 * when its own download fails.
 */
export function DownloadLink({ href, name, className, onClick, ...props }: Props) {
  const t = useTranslations('admin.answers')
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const response = await fetch(href, { credentials: 'same-origin' })
      if (!response.ok) throw new Error(String(response.status))
      downloadBlob(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? name)
    } catch {
      toast(t('downloadFailed'), { kind: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <a
      {...props}
      className={clsx(styles.link, className)}
      href={href}
      download={name}
      aria-busy={isBusy}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        if (!event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
          event.preventDefault()
          if (!isBusy) void download()
        }
      }}
    />
  )
}
