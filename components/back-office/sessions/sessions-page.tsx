'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { LogOut, UserX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { IconButton } from '@/components/ui/button'
import { authCalls } from '@/lib/platform/auth/calls'
import type { StaffSession } from '@/lib/platform/auth/schema'
import { sessionSorts } from '@/lib/platform/auth/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { useAccount } from '../../office/account'
import { useRead } from '../../office/calls'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { peoplePageSizes, useListParamsFromUrl } from '../../office/list/use-asked-rows'
import { useRemove } from '../../office/list/use-remove'
import { BreakableText } from '../../office/list/cells'
import { RowButtons } from '../../office/list/row-actions'

/** Lists the active sessions of staff. Offers to end a session, or all sessions of another account. */
export function SessionsPage() {
  const t = useTranslations('admin.sessions')
  const list = useTranslations('admin.list')
  const screen = useTranslations('admin.screens')
  const { listQuery, list: rows } = useListParamsFromUrl(peoplePageSizes, sessionSorts)
  const query = useRead(authCalls.listAdminSessions, listQuery, { placeholderData: keepPreviousData })
  const data = listData(query, ({ sessions }) => sessions)
  const dateTimeText = (iso: string) => formatDateTime(iso, 'mn')
  return (
    <ListPage
      title={screen('sessions')}
      count={data.total === undefined ? undefined : t('count', { count: data.total })}
      note={<Alert kind="info">{t('note')}</Alert>}
      columns={[
        {
          key: 'email',
          label: t('account'),
          heading: true,
          cell: ({ name, email, is_own }) => (
            <>
              <BreakableText>{email}</BreakableText>
              <br />
              <small className="secondary">{is_own ? t('own') : name}</small>
            </>
          ),
        },
        {
          key: 'created_at',
          label: t('began'),
          kind: 'date',
          cell: ({ created_at }) => dateTimeText(created_at),
        },
        { key: 'ends', label: t('ends'), kind: 'date', cell: ({ expires_at }) => dateTimeText(expires_at) },
        { key: 'seen_at', label: t('seen'), kind: 'date', cell: ({ seen_at }) => dateTimeText(seen_at) },
        {
          key: 'place',
          label: t('place'),
          cell: ({ address, browser }) => [address, browser].filter(Boolean).join(' · ') || t('unknown'),
        },
        {
          key: 'actions',
          label: list('actions'),
          hiddenLabel: true,
          cell: (session) => <EndSessionButtons session={session} />,
        },
      ]}
      rowKey={({ id }) => id}
      data={data}
      {...rows}
      empty={{ title: list('empty') }}
    />
  )
}

/**
 * The buttons that end sessions. The current session has no button, because it ends by signing out. The other
 * sessions of one's own account can only be ended one by one.
 */
function EndSessionButtons({ session: { id, account_id, email, is_own } }: { session: StaffSession }) {
  const t = useTranslations('admin.sessions')
  const account = useAccount()
  const end = useRemove({
    remove: authCalls.endSessions,
    action: t('end'),
    messageOf: () => t('ended'),
  })
  if (!end || is_own) return null
  return (
    <RowButtons>
      <IconButton
        label={t('endOf', { name: email })}
        onClick={() => void end({ id }, t('endQuestion', { name: email }), t('loss'))}
      >
        <LogOut className="icon" size={17} aria-hidden />
      </IconButton>
      {account_id !== account.id && (
        <IconButton
          label={t('endAllOf', { name: email })}
          onClick={() => void end({ account_id }, t('endAllQuestion', { name: email }), t('loss'))}
        >
          <UserX className="icon" size={17} aria-hidden />
        </IconButton>
      )}
    </RowButtons>
  )
}
