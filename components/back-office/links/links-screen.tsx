'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { CallError, failureText } from '@/lib/platform/api/call-error'
import type { LinksAnswer } from '@/lib/platform/api/links-header'
import { linkCalls } from '@/lib/office/links/calls'
import { brokenLinkResource, lonePageResource, outsideLinkResource } from '@/lib/office/links/resource'
import type { BrokenLink, LinkPlace, OutsideLink } from '@/lib/office/links/schema'
import { useMayCall } from '../../office/account'
import { useWrite } from '../../office/calls'
import { LinksDialog } from '../../office/links/links-dialog'
import { bindResource } from '../../office/resource/bound'

/** The record that leads to an address, with a link to its form. */
function Place({ row }: { row: LinkPlace }) {
  const t = useTranslations('admin')
  return (
    <span>
      <a href={row.address}>{row.title || t('links.unnamed')}</a> · {t(`records.${row.kind as 'news'}`)}
    </span>
  )
}

/** A button that leads all links to the row's address elsewhere, or takes them away. */
function ChangeLinks({ row }: { row: BrokenLink }) {
  const t = useTranslations('admin.links')
  const toasts = useTranslations('ui.toast')
  const toast = useToast()
  const write = useWrite(linkCalls.changeLinks)
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!useMayCall()(linkCalls.changeLinks)) return null
  const change = async (answer: LinksAnswer | null) => {
    if (!answer) return setOpen(false)
    try {
      const address = answer.offer === 'lead' ? answer.address : ''
      const { changed: count } = await write({ target: row.target, address })
      setOpen(false)
      toast(t('changed', { count }))
    } catch (error) {
      setRefusal(error instanceof CallError ? (error.fields.address ?? null) : null)
      toast(failureText(error, toasts('failed')), { kind: 'danger' })
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        small
        aria-label={t('changeOf', { target: row.target })}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </Button>
      {isOpen && (
        <LinksDialog
          title={t('changeTitle')}
          description={t('changeAll', { target: row.target })}
          offers={['lead', 'remove']}
          question={{ total: 1, places: [row], listing: '', is_moved: false, refusal }}
          onAnswer={(answer) => void change(answer)}
        />
      )}
    </>
  )
}

/** What an address of the web answered last. */
function LastAnswer({ row: { status } }: { row: OutsideLink }) {
  const t = useTranslations('admin.links')
  return status === null ? t('noAnswer') : String(status)
}

/** The lists of the screen, in their order. */
export const linksScreen = [
  bindResource({ resource: brokenLinkResource, cells: { place: Place, change: ChangeLinks } }),
  bindResource({
    resource: outsideLinkResource,
    cells: { place: Place, answer: LastAnswer, change: ChangeLinks },
  }),
  bindResource({ resource: lonePageResource, cells: { place: Place } }),
] as const
