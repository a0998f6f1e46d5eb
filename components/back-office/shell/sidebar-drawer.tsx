'use client'

import { Menu } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import styles from './sidebar.module.css'

/** The drawer loads when it first opens, because a wide window never needs it. */
const DrawnSidebar = dynamic(() => import('./drawn-sidebar').then((module) => module.DrawerSidebar))

/** The button that opens the sidebar, for a window without room for it. */
export function OpenSidebarButton() {
  const t = useTranslations('admin')
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <IconButton
        ref={opener}
        label={t('openMenu')}
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={() => setOpen(true)}
      >
        <Menu className="icon" size={24} aria-hidden />
      </IconButton>
      {open !== undefined && <DrawnSidebar open={open} onOpenChange={setOpen} opener={opener} />}
    </>
  )
}
