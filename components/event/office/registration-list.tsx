'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Download, IdCard, Plus, ScanLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button, LinkButton } from '@/components/ui/button'
import type { Resource } from '@/lib/platform/api/resource'
import { registrationCalls } from '@/lib/event/registrations/calls'
import { registrationPageSizes } from '@/lib/event/registrations/resource'
import {
  type RegistrationFigures,
  type RegistrationFileKind,
  registrationSorts,
} from '@/lib/event/registrations/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { fileHref } from '@/lib/wiring/calls/client'
import { tableKinds } from '@/lib/platform/api/answer-file'
import { useRead } from '../../office/calls'
import { useTextByKey } from '../../office/composed-texts'
import { listData } from '../../office/list/list-data'
import { ListPage } from '../../office/list/list-page'
import { validSortParam } from '../../office/list/search'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { RegistrationCounts } from './registration-counts'
import { useRegistrationColumns } from './registration-columns'
import { RegistrationFilters } from './registration-filters'
import { readRegistrationFilters, RegistrationSearchForm } from './registration-search'

/** Lists all registrations or only the new ones: those of the last week, and those that staff added. */
export function RegistrationList({ resource }: { resource: Resource }) {
  const t = useTranslations('admin')
  const common = useTranslations('common')
  const say = useTextByKey()
  const url = useListUrl()
  const { name } = resource
  const isAll = name === 'registrations'
  const filters = readRegistrationFilters(url)
  const place = url.paging(registrationPageSizes)
  const sort = validSortParam(url.get('sort'), registrationSorts)
  const query = useRead(
    isAll ? registrationCalls.listAdminRegistrations : registrationCalls.listAdminNewRegistrations,
    { ...place, ...filters, ...(sort && { sort }) },
    { placeholderData: keepPreviousData },
  )
  const event = filters.event
  const { data: figures } = useRead(registrationCalls.getRegistrationFigures, event ? { event } : {})
  const columns = useRegistrationColumns(resource, url)
  const isNarrowed = Boolean(filters.searchTerm ?? filters.admitted)
  return (
    <>
      <ListPage
        title={say(`admin.screens.${name}`)}
        count={eventAndCountText(
          figures,
          query.data && say(`admin.${name}.count`, { count: query.data.total, pages: query.data.totalPages }),
        )}
        action={
          <RegistrationListActions url={url} isAll={isAll} isFrozen={figures?.event?.is_frozen ?? false} />
        }
        note={<CountsAndAlerts figures={figures} isAll={isAll} />}
        filters={
          <>
            <RegistrationSearchForm url={url} />
            <RegistrationFilters url={url} events={figures?.events ?? []} />
          </>
        }
        columns={columns}
        sorts={registrationSorts}
        rowKey={({ id }) => id}
        data={listData(query, ({ register }) => register)}
        paging={{ ...place, sizes: registrationPageSizes }}
        empty={
          isNarrowed
            ? {
                title: t('registrations.noneFound'),
                action: (
                  <Button
                    variant="quiet"
                    onClick={() =>
                      url.replace({ searchCat: null, searchTerm: null, admitted: null, page: null })
                    }
                  >
                    {common('clearFilters')}
                  </Button>
                ),
              }
            : { title: t('list.empty'), hint: say(`admin.${name}.emptyHint`) }
        }
      />
    </>
  )
}

const eventAndCountText = (figures: RegistrationFigures | undefined, countText: string | undefined) =>
  [figures?.event?.event, countText].filter(Boolean).join(', ') || undefined

function CountsAndAlerts({ figures, isAll }: { figures: RegistrationFigures | undefined; isAll: boolean }) {
  const t = useTranslations('admin')
  return (
    <>
      {isAll ? (
        <RegistrationCounts figures={figures} />
      ) : (
        <Alert kind="info">{t('newRegistrations.note')}</Alert>
      )}
      {figures?.event?.is_frozen && <Alert kind="warning">{t('registrations.frozen')}</Alert>}
    </>
  )
}

/** For all registrations, links to the check-in and to download them and their badges; a link to add one. */
function RegistrationListActions({
  url,
  isAll,
  isFrozen,
}: {
  url: ListUrl
  isAll: boolean
  isFrozen: boolean
}) {
  const t = useTranslations('admin.registrations')
  const exportHref = (kind: RegistrationFileKind) =>
    fileHref(registrationCalls.exportRegistrations, { kind, ...readRegistrationFilters(url) })
  return (
    <>
      {isAll && (
        <>
          {tableKinds.map((kind) => (
            <LinkButton key={kind} variant="quiet" href={exportHref(kind)}>
              <Download className="icon" size={17} aria-hidden />
              {t('export', { kind: kind.toUpperCase() })}
            </LinkButton>
          ))}
          <LinkButton variant="quiet" href={exportHref('pdf')}>
            <IdCard className="icon" size={17} aria-hidden />
            {t('badges')}
          </LinkButton>
          <LinkButton variant="quiet" href={officePaths.checkIn}>
            <ScanLine className="icon" size={17} aria-hidden />
            {t('doors')}
          </LinkButton>
        </>
      )}
      {!isFrozen && (
        <LinkButton href={url.hrefWith({ new: '' })}>
          <Plus className="icon" size={17} aria-hidden />
          {t('add')}
        </LinkButton>
      )}
    </>
  )
}
