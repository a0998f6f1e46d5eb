'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/button'
import { systemCalls } from '@/lib/office/system/calls'
import { systemPageSizes } from '@/lib/office/system/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { BreakableText } from '../../office/list/cells'
import { listData } from '../../office/list/list-data'
import { useListUrl } from '../../office/list/list-url'
import { RowButtons } from '../../office/list/row-actions'
import { OperatorWords } from './operator-words'
import { PagedPanel } from './paged-panel'
import { useRepeat } from './use-repeat'

/** Lists the mails that could not be sent, and sends them again. */
export function UnsentMails() {
  const t = useTranslations('admin.system')
  const list = useTranslations('admin.list')
  const url = useListUrl('mails.')
  const paging = url.paging(systemPageSizes)
  const query = useRead(systemCalls.listAdminUnsentMails, paging, { placeholderData: keepPreviousData })
  const resend = useRepeat(systemCalls.resendMail, t('mailRepeated'))
  return (
    <PagedPanel
      title={t('unsentMails')}
      url={url}
      columns={[
        {
          key: 'to',
          label: t('receiver'),
          heading: true,
          cell: ({ to, subject }) => (
            <div>
              <BreakableText>{to}</BreakableText>
              <br />
              <small className="secondary">{subject}</small>
            </div>
          ),
        },
        {
          key: 'created',
          label: t('writtenAt'),
          kind: 'date',
          cell: ({ created_at }) => formatDateTime(created_at, 'mn'),
        },
        {
          key: 'state',
          label: t('state'),
          cell: ({ is_given_up, error }) => (
            <div>
              <Badge kind={is_given_up ? 'bad' : 'waiting'}>
                {t(is_given_up ? 'mailGivenUp' : 'mailWaits')}
              </Badge>
              <OperatorWords words={error} />
            </div>
          ),
        },
        { key: 'attempts', label: t('attempts'), kind: 'number', cell: ({ attempts }) => attempts },
        {
          key: 'actions',
          label: list('actions'),
          hiddenLabel: true,
          cell: ({ id, to, is_erased }) =>
            !is_erased && (
              <RowButtons>
                <IconButton label={t('repeatMail', { to })} onClick={() => resend({ id })}>
                  <RotateCw className="icon" size={17} aria-hidden />
                </IconButton>
              </RowButtons>
            ),
        },
      ]}
      rowKey={({ id }) => id}
      data={listData(query, ({ mails }) => mails)}
      paging={{ ...paging, sizes: systemPageSizes }}
      empty={{ title: t('noUnsentMails') }}
    />
  )
}
