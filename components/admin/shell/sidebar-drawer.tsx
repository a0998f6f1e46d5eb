'use client'

import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { DialogScrim } from '@/components/ui/dialog'
import { Sidebar } from './sidebar'
import styles from './sidebar.module.css'

/** The sidebar where the window has no room for it: it is drawn out by a button. */
export function SidebarDrawer() {
  const t = useTranslations('admin')
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={t('openMenu')} className={styles.opener}>
          <Menu className="icon" size={24} aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <DialogScrim />
        <Dialog.Content className={clsx(styles.sidebar, styles.drawer)} aria-describedby={undefined}>
          <Dialog.Title className="sr-only">{t('menuLabel')}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label={t('closeMenu')} className={styles.close}>
              <X className="icon" size={20} aria-hidden />
            </IconButton>
          </Dialog.Close>
          <Sidebar onNavigate={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
