'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import type { Column } from '@/components/ui/table'
import { meetingUserCalls } from '@/lib/meetings/users/calls'
import type { MeetingUserRow } from '@/lib/meetings/users/schema'
import { useMayCall } from '../../../office/account'
import { cellLinkClass } from '../../../office/list/cells'
import { RowActions } from '../../../office/list/row-actions'
import { useRemove } from '../../../office/list/use-remove'

/**
 * Returns the columns of the grid. The first column contains the actions of a row.
 * @param editPath the address of the edit form, before `?id=`
 * @param renderMoveHandle renders the handle that moves a row
 */
export function useUserColumns(
  editPath: string,
  renderMoveHandle: (row: MeetingUserRow) => ReactNode,
): Column<MeetingUserRow>[] {
  const t = useTranslations('admin.meetingUsers')
  const mayCall = useMayCall()
  const mayEdit = mayCall(meetingUserCalls.updateMeetingUser)
  const remove = useRemove({ remove: meetingUserCalls.deleteMeetingUser })
  const nameOf = ({ name, name_en }: MeetingUserRow) => name || name_en
  return [
    {
      key: 'actions',
      label: t('fields.actions'),
      width: '8.5rem',
      atEnd: true,
      cell: (row) => (
        <RowActions
          name={nameOf(row)}
          editHref={mayEdit ? `${editPath}?id=${row.id}` : undefined}
          onRemove={
            remove
              ? () => void remove({ id: row.id }, t('remove', { name: nameOf(row) }), t('removeHint'))
              : undefined
          }
        >
          {renderMoveHandle(row)}
        </RowActions>
      ),
    },
    {
      key: 'name',
      label: t('fields.name'),
      heading: true,
      width: '20%',
      cell: (row) => (
        <>
          {row.name || <span lang="en">{row.name_en}</span>}{' '}
          {row.blocked_at && <Badge kind="bad">{t('blocked')}</Badge>}
        </>
      ),
    },
    {
      key: 'name_en',
      label: t('fields.name_en'),
      width: '18%',
      cell: ({ name_en }) => <span lang="en">{name_en}</span>,
    },
    {
      key: 'email',
      label: t('fields.email'),
      width: '21%',
      cell: ({ email }) => (
        <a className={cellLinkClass()} href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    { key: 'phone_number', label: t('fields.phone_number'), cell: ({ phone_number }) => phone_number },
    {
      key: 'user_type',
      label: t('fields.user_type'),
      brief: true,
      cell: ({ user_type }) => t(`choices.user_type.${user_type}`),
    },
  ]
}
