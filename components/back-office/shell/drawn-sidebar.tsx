'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { IconButton } from '@/components/ui/button'
import { DialogScrim } from '@/components/ui/dialog'
import { Sidebar } from './sidebar'
import styles from './sidebar.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that gets the focus back when the sidebar closes. */
  opener: RefObject<HTMLButtonElement | null>
}

/** The sidebar as a drawer over the page, for a narrow window. */
export function DrawerSidebar({ open, onOpenChange, opener }: Props) {
  const t = useTranslations('admin')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <DialogScrim />
        <Dialog.Content
          className={clsx(styles.sidebar, styles.drawer)}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
        >
          <Dialog.Title className="sr-only">{t('menuLabel')}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label={t('closeMenu')} className={styles.close}>
              <X className="icon" size={20} aria-hidden />
            </IconButton>
          </Dialog.Close>
          <Sidebar onNavigate={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
