'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { sharedDraftCalls } from '@/lib/office/shared-drafts/calls'
import type { Remark, SharedDraft } from '@/lib/office/shared-drafts/schema'
import { failureText } from '@/lib/platform/api/call-error'
import type { PreviewKind } from '@/lib/platform/api/preview'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { useRead, useWrite } from '../calls'
import { SettingsPanel } from '../form/editor-columns'
import { useRemove } from '../list/use-remove'
import styles from './shared-drafts.module.css'

type Props = {
  kind: PreviewKind
  /** The number of the form's record; null while it is not saved. */
  recordId: number | null
}

/**
 * The shared drafts of a form's record and the remarks of their readers, beside the form. Shows nothing while
 * there are none.
 */
export function SharedDrafts({ kind, recordId }: Props) {
  const t = useTranslations('admin.preview')
  const [draftPage, setDraftPage] = useState(1)
  const [remarkPage, setRemarkPage] = useState(1)
  const record = { kind, record_id: recordId }
  const options = { placeholderData: keepPreviousData }
  const shares = useRead(sharedDraftCalls.listAdminSharedDrafts, { ...record, page: draftPage }, options).data
  const remarks = useRead(
    sharedDraftCalls.listAdminDraftRemarks,
    { ...record, page: remarkPage },
    options,
  ).data
  if (!remarks?.total && !shares?.total) return null
  return (
    <div className={styles.panels}>
      {remarks !== undefined && remarks.total > 0 && (
        <PagedPanel
          title={t('remarks.title', { count: remarks.total })}
          page={remarkPage}
          pages={remarks.totalPages}
          onPage={setRemarkPage}
        >
          {remarks.remarks.map((remark) => (
            <RemarkRow key={remark.id} remark={remark} />
          ))}
        </PagedPanel>
      )}
      {shares !== undefined && shares.total > 0 && (
        <PagedPanel
          title={t('shares.title', { count: shares.total })}
          page={draftPage}
          pages={shares.totalPages}
          onPage={setDraftPage}
        >
          {shares.drafts.map((draft) => (
            <ShareRow key={draft.id} draft={draft} />
          ))}
        </PagedPanel>
      )}
    </div>
  )
}

function ShareRow({ draft }: { draft: SharedDraft }) {
  const t = useTranslations('admin.preview.shares')
  const revoke = useRemove({
    remove: sharedDraftCalls.revokeSharedDraft,
    action: t('revoke'),
    messageOf: () => t('revoked'),
  })
  const time = formatDateTime(draft.shared_until, 'mn')
  return (
    <li>
      <strong>{t(draft.is_open ? 'until' : 'ended', { time })}</strong>
      <span className={styles.meta}>
        {t(draft.follows_record ? 'newest' : 'this', { time: formatDateTime(draft.created_at, 'mn') })}
      </span>
      {draft.is_open && (
        <span className={styles.actions}>
          <a href={associationPaths.preview(draft.id)} target="_blank" rel="noopener">
            {t('show')}
            <ExternalLink className="icon" size={15} aria-hidden />
          </a>
          {revoke && (
            <Button
              small
              variant="outline"
              onClick={() => void revoke({ id: draft.id }, t('question'), t('loss'))}
            >
              {t('revoke')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

function RemarkRow({ remark }: { remark: Remark }) {
  const t = useTranslations('admin.preview.remarks')
  const general = useTranslations()
  const toast = useToast()
  const update = useWrite(sharedDraftCalls.updateDraftRemark)
  const remove = useRemove({ remove: sharedDraftCalls.deleteDraftRemark })
  const { id, name, text, place, is_done } = remark
  const turn = () =>
    update({ id, is_done: !is_done }).catch((error: unknown) =>
      toast(failureText(error, general('ui.toast.failed')), { kind: 'danger' }),
    )
  return (
    <li data-done={is_done ? '' : undefined}>
      <strong>{name}</strong>
      <span className={styles.meta}>
        {formatDateTime(remark.created_at, 'mn')}
        {is_done && ` · ${t('isDone')}`}
      </span>
      {place && <q className={styles.place}>{place}</q>}
      <span className={styles.text}>{text}</span>
      <span className={styles.actions}>
        <Button small variant="outline" onClick={() => void turn()}>
          {t(is_done ? 'reopen' : 'done')}
        </Button>
        {remove && (
          <Button small variant="quiet" onClick={() => void remove({ id }, t('question'), text)}>
            {general('common.delete')}
          </Button>
        )}
      </span>
    </li>
  )
}

type PanelProps = {
  title: string
  page: number
  pages: number
  onPage: (page: number) => void
  children: ReactNode
}

/** A panel with one page of a list, and buttons to the pages before and after it. */
function PagedPanel({ title, page, pages, onPage, children }: PanelProps) {
  const t = useTranslations()
  return (
    <SettingsPanel title={title}>
      <ul className={styles.rows}>{children}</ul>
      {pages > 1 && (
        <span className={styles.actions}>
          <Button small variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('common.previous')}
          </Button>
          <span className={styles.meta}>{t('ui.pagination.of', { page, pages })}</span>
          <Button small variant="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('common.next')}
          </Button>
        </span>
      )}
    </SettingsPanel>
  )
}
