'use client'

import { ExternalLink, Menu, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { IconButton } from '@/components/ui/button'
import { homeOf, mainSite } from '@/lib/site/sites.mjs'
import { useLocation } from '../location'
import { screenAt, screenNamed } from '../screens'
import { Sidebar } from './sidebar'

/** The trail to this screen, the way to the public site and, on narrow windows, the menu. */
export function TopBar() {
  const t = useTranslations('admin')
  return (
    <header className="top-bar">
      <SidebarDrawer />
      <Breadcrumbs crumbs={useCrumbs()} />
      <a className="button button--quiet" href={homeOf(mainSite.key)} target="_blank" rel="noopener">
        <ExternalLink className="icon" size={16} aria-hidden />
        <span>{t('viewSite')}</span>
        <span className="sr-only">{t('newWindow')}</span>
      </a>
    </header>
  )
}

function useCrumbs(): Crumb[] {
  const t = useTranslations('admin')
  const { pathname, search } = useLocation()
  const screen = screenAt(pathname)
  const crumbs: Crumb[] = [{ label: t('title'), href: '/admin/dashboard' }]
  if (!screen) return crumbs
  const parent = screen.parent ? screenNamed(screen.parent) : undefined
  const here = { label: t(`screens.${screen.name}`), href: screen.path }
  if (parent) crumbs.push({ label: t(`screens.${parent.name}`), href: parent.path })
  else if (screen.group && screen.group !== 'start') crumbs.push({ label: t(`groups.${screen.group}`) })
  crumbs.push(here)
  const modes = [...search.keys()].map((name) => name.split('.').pop())
  if (modes.includes('id')) crumbs.push({ label: t('editing') })
  else if (modes.includes('new')) crumbs.push({ label: t('adding') })
  return crumbs
}

function SidebarDrawer() {
  const t = useTranslations('admin')
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={t('openMenu')} className="top-bar__menu">
          <Menu className="icon" size={24} aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog__scrim" />
        <Dialog.Content className="rail rail--drawer bedrock" aria-describedby={undefined}>
          <Dialog.Title className="sr-only">{t('menuLabel')}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label={t('closeMenu')} className="rail__close">
              <X className="icon" size={20} aria-hidden />
            </IconButton>
          </Dialog.Close>
          <Sidebar onNavigate={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
