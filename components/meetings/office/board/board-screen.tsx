'use client'

import { Plus, Printer, ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/field'
import { Panel } from '@/components/ui/panel'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { isDay } from '@/lib/platform/i18n/day'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import type { Board } from '@/lib/meetings/office/schema'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import { useRead } from '../../../office/calls'
import { type ListUrl, useListUrl } from '../../../office/list/list-url'
import { ToolInput } from '../../../office/list/tool'
import { PageHead } from '../../../office/page-head'
import { BoardDays } from './board-days'
import { BoardGrid } from './board-grid'
import { BoardLegend } from './board-legend'
import styles from './board.module.css'
import { matchesBoardFilter, type Place } from './plan'
import { useBoardPlanAndMove } from './use-moving'

const MeetingSheet = dynamic(() => import('../list/meeting-sheet').then((module) => module.MeetingSheet))
const BookingSheet = dynamic(() => import('../booking/booking-sheet').then((module) => module.BookingSheet))
const SheetsDialog = dynamic(() => import('../sheets/sheets-dialog').then((module) => module.RunSheetsDialog))

/** How often the board is read again to show changes by others. Changes in this window appear at once. */
const refreshMs = 15_000

type BoardDialog = { kind: 'booking'; at?: { time_id: number; room_id: number } } | { kind: 'sheets' } | null

/** The screen of the meeting board: the meetings of a day, with rooms across and hours down. */
export function BoardScreen({ texts }: { texts: MeetingTexts }) {
  const t = useTranslations('admin.meetingBoard')
  const screen = useTranslations('admin.screens')
  const url = useListUrl()
  const day = url.get('day') ?? ''
  const { data, isError, refetch } = useRead(meetingOfficeCalls.getMeetingBoard, isDay(day) ? { day } : {}, {
    refetchInterval: refreshMs,
  })
  const [dialog, setDialog] = useState<BoardDialog>(null)
  const id = url.get('id')
  return (
    <>
      <PageHead
        title={screen('meetingBoard')}
        note={data && t('count', meetingCounts(data))}
        actions={<BoardActions onOpen={setDialog} />}
      />
      <Panel aria-busy={!data && !isError}>
        {data && <BoardDays days={data.days} current={data.day} url={url} />}
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {data ? (
          <BoardWithFilters key={data.day} board={data} url={url} onOpen={setDialog} />
        ) : (
          !isError && <BoardSkeleton />
        )}
      </Panel>
      {id !== null && (
        <MeetingSheet
          key={id}
          id={id}
          texts={texts}
          locale="mn"
          isOnBoard
          onClose={() => url.go({ id: null })}
        />
      )}
      {dialog?.kind === 'booking' && <BookingSheet pressedCell={dialog.at} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'sheets' && (
        <SheetsDialog initialDay={data?.day ?? undefined} onClose={() => setDialog(null)} />
      )}
    </>
  )
}

const meetingCounts = ({ accepted, pending }: Board) => ({ accepted, pending, total: accepted + pending })

const BoardSkeleton = () => <SkeletonRows count={8} label={useTranslations('ui.state')('loading')} />

function BoardActions({ onOpen }: { onOpen: (what: BoardDialog) => void }) {
  const t = useTranslations('admin')
  return (
    <>
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer className="icon" size={17} aria-hidden />
        {t('meetingBoard.print')}
      </Button>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => onOpen({ kind: 'sheets' })}>
        <ScrollText className="icon" size={17} aria-hidden />
        {t('meetingList.sheets')}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => onOpen({ kind: 'booking' })}>
        <Plus className="icon" size={17} aria-hidden />
        {t('meetingList.book')}
      </Button>
    </>
  )
}

type BodyProps = { board: Board; url: ListUrl; onOpen: (what: BoardDialog) => void }

/**
 * The board with filters by name and by interpreter. Meetings that do not match are faint or, in a narrow
 * window, hidden.
 */
function BoardWithFilters({ board, url, onOpen }: BodyProps) {
  const t = useTranslations('admin.meetingBoard')
  const [name, setName] = useState('')
  const [onlyInterpreted, setOnlyInterpreted] = useState(false)
  const deferredName = useDeferredValue(name)
  const { plan, move } = useBoardPlanAndMove(board)
  if (board.hours.length === 0 || board.rooms.length === 0)
    return <EmptyState title={t('none')} hint={t('noneHint')} />
  const { rooms, hours, meetings } = board
  const isNarrowed = deferredName.trim() !== '' || onlyInterpreted
  const matches = meetings.filter((meeting) => matchesBoardFilter(meeting, deferredName, onlyInterpreted))
  const free = rooms.length * hours.length - plan.tiles.size
  const openBooking = ({ time, room }: Place) =>
    onOpen({ kind: 'booking', at: { time_id: time, room_id: room } })
  return (
    <>
      <div className={styles.tools}>
        <ToolInput
          label={t('participant')}
          placeholder={t('participantHint')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label={t('onlyInterpreter')}
          checked={onlyInterpreted}
          onChange={({ target }) => setOnlyInterpreted(target.checked)}
        />
        <span className={styles.size} role="status">
          {isNarrowed
            ? t('matches', { count: matches.length })
            : t('size', { rooms: rooms.length, hours: hours.length, free })}
        </span>
      </div>
      <BoardGrid
        plan={plan}
        isFaint={(meeting) => isNarrowed && !matchesBoardFilter(meeting, deferredName, onlyInterpreted)}
        onDrop={move}
        onOpen={(id) => url.go({ id })}
        onAdd={openBooking}
      />
      <BoardLegend />
    </>
  )
}
