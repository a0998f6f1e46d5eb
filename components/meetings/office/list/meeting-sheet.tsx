'use client'

import { Clock, Languages, LayoutGrid, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Sheet } from '@/components/ui/sheet'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import type { MeetingInFull, MeetingSide } from '@/lib/meetings/office/schema'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useRead } from '../../../office/calls'
import { SheetLoadingOrError } from '../../../directory/office/sheet-wait'
import { CancelDialog } from '../booking/cancel-dialog'
import { InterpreterDialog } from '../booking/interpreter-dialog'
import { MoveDialog } from '../booking/move-dialog'
import { PersonLink } from '../person-link'
import { MeetingStatus } from '../status'
import { MeetingFacts } from './meeting-facts'
import styles from './meeting-sheet.module.css'

type Props = {
  id: string
  texts: MeetingTexts
  locale: Locale
  /** True when the sheet is open over the board. */
  isOnBoard?: boolean
  onClose: () => void
}

/** A meeting in a sheet that covers the window: its room's picture, its facts and the actions of staff. */
export function MeetingSheet({ id, texts, locale, isOnBoard = false, onClose }: Props) {
  const t = useTranslations('admin.screens')
  const query = useRead(meetingOfficeCalls.getMeeting, { id })
  const [change, setChange] = useState<Change | null>(null)
  const meeting = query.data?.meeting
  if (!meeting) return <SheetLoadingOrError title={t('meetingList')} query={query} onClose={onClose} />
  const { meeting_number, meeting_status, room_pic, room_number } = meeting
  const isComing = meeting_status !== 'cancelled' && !meeting.is_past
  return (
    <Sheet
      full
      title={
        <span className={styles.title} lang={locale}>
          {fillPlaceholders(texts.title, { number: meeting_number })}
          <MeetingStatus status={meeting_status} texts={texts} />
        </span>
      }
      onClose={onClose}
      foot={
        (!isOnBoard || isComing) && (
          <StaffMeetingActions
            meeting={meeting}
            isComing={isComing}
            isOnBoard={isOnBoard}
            onAct={(act) => setChange({ act, meeting })}
          />
        )
      }
    >
      <div className={styles.sides} lang={locale}>
        <ParticipantContacts label={texts.fields.sender} side={meeting.sender} texts={texts} />
        <ParticipantContacts label={texts.fields.receiver} side={meeting.receiver} texts={texts} />
      </div>
      <MeetingFacts meeting={meeting} texts={texts} locale={locale} />
      {room_pic && (
        // A separate box: directly in the sheet's grid the height of the picture would not follow its width.
        <div>
          <Picture
            url={room_pic}
            alt={fillPlaceholders(texts.picture, { room: room_number })}
            sizes="(max-width: 64rem) 100vw, 64rem"
            className={styles.picture}
          />
        </div>
      )}
      {change && <ChangeDialog change={change} onClose={() => setChange(null)} />}
    </Sheet>
  )
}

type SideProps = { label: string; side: MeetingSide; texts: MeetingTexts }

/** One of the two participants, with their contacts. */
function ParticipantContacts({ label, side, texts }: SideProps) {
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <h3>
        <PersonLink person={side} />
      </h3>
      <p>
        {texts.types[side.user_type]}, <a href={`mailto:${side.email}`}>{side.email}</a>
        {side.phone_number && (
          <>
            , <a href={`tel:${side.phone_number.replace(/[^\d+]/g, '')}`}>{side.phone_number}</a>
          </>
        )}
      </p>
    </div>
  )
}

type Act = 'move' | 'interpreter' | 'cancel'
/**
 * An action that staff started, with the meeting as it was at that moment. The dialog keeps this state even
 * when others change the meeting meanwhile.
 */
type Change = { act: Act; meeting: MeetingInFull }
const dialogs = { move: MoveDialog, interpreter: InterpreterDialog, cancel: CancelDialog } as const

function ChangeDialog({ change: { act, meeting }, onClose }: { change: Change; onClose: () => void }) {
  const Dialog = dialogs[act]
  return <Dialog meeting={meeting} onClose={onClose} />
}

type FootProps = {
  meeting: MeetingInFull
  isComing: boolean
  isOnBoard: boolean
  onAct: (act: Act) => void
}

/** A link to the board, unless the sheet is open over it, and the actions on an upcoming meeting. */
function StaffMeetingActions({ meeting, isComing, isOnBoard, onAct }: FootProps) {
  const t = useTranslations('admin.meetingList')
  return (
    <div className={styles.foot}>
      {!isOnBoard && (
        <LinkButton
          variant="quiet"
          href={`${officePaths.meetingBoard}?day=${meeting.meeting_date.slice(0, 10)}`}
        >
          <LayoutGrid className="icon" size={17} aria-hidden />
          {t('onBoard')}
        </LinkButton>
      )}
      {isComing && (
        <div className={styles.acts}>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => onAct('interpreter')}>
            <Languages className="icon" size={17} aria-hidden />
            {t('interpreter')}
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => onAct('move')}>
            <Clock className="icon" size={17} aria-hidden />
            {t('move')}
          </Button>
          <Button
            variant="quiet"
            className={styles.cancel}
            aria-haspopup="dialog"
            onClick={() => onAct('cancel')}
          >
            <X className="icon" size={17} aria-hidden />
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
