'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { Download, Plus, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import type { Locale } from '@/lib/platform/i18n/locale'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { meetingPageSizes } from '@/lib/meetings/office/limits'
import type { EnglishOffice, MeetingTexts } from '@/lib/meetings/office/texts'
import { type MeetingStatus, meetingStatuses } from '@/lib/meetings/schema'
import { fileHref } from '@/lib/wiring/calls/client'
import { tableKinds } from '@/lib/platform/api/answer-file'
import { useRead } from '../../../office/calls'
import { SegmentLinks } from '../../../directory/office/segments'
import { listData } from '../../../office/list/list-data'
import { ListPage } from '../../../office/list/list-page'
import { type ListUrl, useListUrl } from '../../../office/list/list-url'
import { ToolSelect } from '../../../office/list/tool'
import { ListLanguageProvider } from './list-language'
import { useMeetingColumns } from './meeting-columns'

const MeetingSheet = dynamic(() => import('./meeting-sheet').then((module) => module.MeetingSheet))
const BookingSheet = dynamic(() => import('../booking/booking-sheet').then((module) => module.BookingSheet))
const SheetsDialog = dynamic(() => import('../sheets/sheets-dialog').then((module) => module.RunSheetsDialog))

/** The states to filter by, in the specification's order. */
const filterStatuses = ['accepted', 'pending', 'cancelled'] as const satisfies readonly MeetingStatus[]

/** Reads the filters in the address. An unknown type counts as `all`, an unknown language as `mn`. */
function filtersFromUrl(url: ListUrl): { type: MeetingStatus | 'all'; locale: Locale } {
  const type = meetingStatuses.find((status) => status === url.get('type')) ?? 'all'
  return { type, locale: url.get('lang') === 'en' ? 'en' : 'mn' }
}

type Props = { texts: Record<Locale, MeetingTexts>; english: EnglishOffice }

/** The meetings in the order of their time, in Mongolian or English. */
export function MeetingList({ texts, english }: Props) {
  const { locale } = filtersFromUrl(useListUrl())
  return (
    <ListLanguageProvider locale={locale} english={english}>
      <MeetingListContent texts={texts[locale]} />
    </ListLanguageProvider>
  )
}

function MeetingListContent({ texts }: { texts: MeetingTexts }) {
  const t = useTranslations('admin.meetingList')
  const list = useTranslations('admin.list')
  const screen = useTranslations('admin.screens')
  const common = useTranslations('common')
  const url = useListUrl()
  const { type, locale } = filtersFromUrl(url)
  const place = url.paging(meetingPageSizes)
  const query = useRead(
    meetingOfficeCalls.listAdminMeetings,
    { ...place, type },
    { placeholderData: keepPreviousData },
  )
  const [dialog, setDialog] = useState<'booking' | 'sheets' | null>(null)
  const id = url.get('id')
  return (
    <>
      <ListPage
        title={screen('meetingList')}
        count={query.data && t('count', { count: query.data.total })}
        action={<MeetingListActions type={type} locale={locale} onOpen={setDialog} />}
        filters={
          <>
            <ToolSelect
              label={t('status')}
              value={type}
              onChange={({ target }) =>
                url.go({ type: target.value === 'all' ? null : target.value, page: null })
              }
            >
              <option value="all">{common('all')}</option>
              {filterStatuses.map((status) => (
                <option key={status} value={status}>
                  {texts.statuses[status]}
                </option>
              ))}
            </ToolSelect>
            <SegmentLinks
              label={t('language')}
              items={(['mn', 'en'] as const).map((key) => ({
                key,
                text: t(`languages.${key}`),
                href: url.hrefWith({ lang: key === 'mn' ? null : key }),
                isCurrent: key === locale,
              }))}
            />
          </>
        }
        columns={useMeetingColumns({ texts, locale, url })}
        rowKey={(row) => row.id}
        data={listData(query, ({ meetings }) =>
          meetings.map((meeting, at) => ({ ...meeting, place: (place.page - 1) * place.limit + at + 1 })),
        )}
        paging={{ ...place, sizes: meetingPageSizes }}
        empty={
          type === 'all'
            ? { title: list('empty'), hint: t('emptyHint') }
            : {
                title: t('noneFound'),
                action: (
                  <Button variant="quiet" onClick={() => url.replace({ type: null, page: null })}>
                    {common('clearFilters')}
                  </Button>
                ),
              }
        }
      />
      {id !== null && (
        <MeetingSheet key={id} id={id} texts={texts} locale={locale} onClose={() => url.go({ id: null })} />
      )}
      {dialog === 'booking' && <BookingSheet onClose={() => setDialog(null)} />}
      {dialog === 'sheets' && <SheetsDialog onClose={() => setDialog(null)} />}
    </>
  )
}

type ActionsProps = {
  type: string
  locale: Locale
  onOpen: (what: 'booking' | 'sheets') => void
}

/** Links that download the list as a file, and buttons for run sheets and for a new meeting. */
function MeetingListActions({ type, locale, onOpen }: ActionsProps) {
  const t = useTranslations('admin.meetingList')
  return (
    <>
      {tableKinds.map((kind) => (
        <LinkButton
          key={kind}
          variant="quiet"
          href={fileHref(meetingOfficeCalls.exportMeetings, { kind, type, lang: locale })}
        >
          <Download className="icon" size={17} aria-hidden />
          {t('export', { kind: kind.toUpperCase() })}
        </LinkButton>
      ))}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => onOpen('sheets')}>
        <Printer className="icon" size={17} aria-hidden />
        {t('sheets')}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => onOpen('booking')}>
        <Plus className="icon" size={17} aria-hidden />
        {t('book')}
      </Button>
    </>
  )
}
