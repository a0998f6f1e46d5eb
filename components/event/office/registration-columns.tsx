import { IdCard } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconLink } from '@/components/ui/button'
import { StatusDot } from '@/components/ui/status-dot'
import type { Column } from '@/components/ui/table'
import type { Resource } from '@/lib/platform/api/resource'
import { registrationCalls } from '@/lib/event/registrations/calls'
import type { Registration } from '@/lib/event/registrations/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { fileHref } from '@/lib/wiring/calls/client'
import { useMayCall } from '../../office/account'
import { useTextByKey } from '../../office/composed-texts'
import { CellNote, cellLinkClass } from '../../office/list/cells'
import type { ListUrl } from '../../office/list/list-url'
import { RowActions } from '../../office/list/row-actions'
import { useRemove } from '../../office/list/use-remove'

/**
 * Returns the columns of the list. A phone shows the columns with `heading` or `brief` at once, and the
 * others when a row is opened.
 */
export function useRegistrationColumns({ name }: Resource, url: ListUrl): Column<Registration>[] {
  const t = useTranslations('admin.registrations')
  const list = useTranslations('admin.list')
  const say = useTextByKey()
  const may = useMayCall()
  const remove = useRemove({ remove: registrationCalls.deleteRegistration })
  const nameOf = ({ last_name, first_name }: Registration) => `${last_name} ${first_name}`
  return [
    {
      key: 'company',
      label: t('fields.company'),
      heading: true,
      width: '18%',
      cell: ({ company }) => company,
    },
    { key: 'last_name', label: t('fields.name'), cell: nameOf, brief: true },
    { key: 'country', label: t('fields.country'), cell: ({ country_name }) => country_name },
    {
      key: 'email',
      label: t('fields.contact'),
      width: '24%',
      cell: ({ email, phone_number }) => (
        <span>
          <a className={cellLinkClass()} href={`mailto:${email}`}>
            {email}
          </a>
          <CellNote>{phone_number}</CellNote>
        </span>
      ),
    },
    {
      key: 'created_at',
      label: t('fields.created_at'),
      kind: 'date',
      cell: ({ created_at }) => formatDateTime(created_at, 'mn'),
    },
    {
      key: 'admitted_at',
      label: t('fields.admitted_at'),
      cell: (row) => <Admission row={row} />,
      brief: true,
    },
    {
      key: 'actions',
      label: list('actions'),
      hiddenLabel: true,
      cell: (row) => (
        <RowActions
          name={nameOf(row)}
          editHref={may(registrationCalls.updateRegistration) ? url.hrefWith({ id: row.id }) : undefined}
          onRemove={
            remove
              ? () =>
                  void remove(
                    { id: row.id },
                    say(`admin.${name}.remove`, { name: nameOf(row) }),
                    t('removeLoss'),
                  )
              : undefined
          }
        >
          <IconLink
            label={t('badge', { name: nameOf(row) })}
            href={fileHref('GET /mw/admin/get/user-registration/file', { kind: 'pdf', id: row.id })}
          >
            <IdCard className="icon" size={17} aria-hidden />
          </IconLink>
        </RowActions>
      ),
    },
  ]
}

/** Shows the time and the door of the admission, or that the visitor was not admitted. */
function Admission({ row: { admitted_at, door } }: { row: Registration }) {
  const t = useTranslations('admin.registrations')
  if (!admitted_at) return <StatusDot kind="off">{t('notIn')}</StatusDot>
  return (
    <StatusDot kind="on">
      <span className="num">{formatDateTime(admitted_at, 'mn').slice(5)}</span>
      <CellNote>{door}</CellNote>
    </StatusDot>
  )
}
