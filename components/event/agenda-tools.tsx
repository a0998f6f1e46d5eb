'use client'

import { CalendarPlus, Star } from 'lucide-react'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { SearchRow } from '@/components/site/search-row'
import { FileLink } from '@/components/ui/more-link'
import { toggleSessionInPlan, usePlan } from './agenda-plan'
import { useAgendaFilter } from './use-agenda-filter'
import { useAgendaProgressAndMinutes } from './use-agenda-now'
import { useStarPressesAndMarks } from './use-stars'
import styles from './agenda-tools.module.css'

type AgendaTexts = Record<
  | 'tools'
  | 'search'
  | 'searchHint'
  | 'plan'
  | 'now'
  | 'kept'
  | 'calendarPlan'
  | 'calendarAll'
  | 'noPlan'
  | 'noMatch'
  | 'clear',
  string
>

type Props = {
  /** The id of the server-rendered list of sessions, which is complete without these tools. */
  listId: string
  eventId: number
  /** The ids of the sessions in the list. */
  sessions: readonly number[]
  date: string
  marks: readonly number[]
  /** The addresses of the calendar files; null for an earlier edition, which has no plan either. */
  calendars: { plan: string; all: string } | null
  texts: AgendaTexts
  /** The links to the halls. */
  children: ReactNode
}

/** The parts of a day's page that need scripts: search, plan and star buttons, and the current sessions. */
export function AgendaTools(props: Props) {
  const { listId, eventId, sessions, date, marks, calendars, texts, children } = props
  const id = useId()
  const plan = usePlan(eventId)
  const minutes = useAgendaProgressAndMinutes({ listId, date, marks })
  const { filter, change } = useAgendaFilter({ listId, plan, minutes, noMatchMessageId: `${id}-none` })
  useStarPressesAndMarks(listId, plan, (session) => toggleSessionInPlan(eventId, session))
  const starCount = sessions.filter((session) => plan.includes(session)).length
  const isOn = minutes !== null
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchRow buttonLabel={texts.search} onSubmit={(event) => event.preventDefault()}>
            <label className="sr-only" htmlFor={id}>
              {texts.search}
            </label>
            <input
              id={id}
              type="search"
              placeholder={texts.searchHint}
              autoComplete="off"
              maxLength={100}
              value={filter.term}
              onChange={({ target }) => change({ term: target.value })}
            />
          </SearchRow>
        </div>
        <div className={styles.chips} role="group" aria-label={texts.tools} data-row="">
          {calendars && (
            <button
              type="button"
              className={clsx(styles.chip, styles.own)}
              aria-pressed={filter.isPlan}
              onClick={() => change({ isPlan: !filter.isPlan })}
            >
              <Star className="icon" size={17} aria-hidden />
              {texts.plan} <span className="num">{starCount}</span>
            </button>
          )}
          {isOn && (
            <button
              type="button"
              className={clsx(styles.chip, styles.own, styles.now)}
              aria-pressed={filter.isNow}
              onClick={() => change({ isNow: !filter.isNow })}
            >
              {texts.now}
            </button>
          )}
          {calendars && children && <i className={styles.divide} aria-hidden />}
          {children}
        </div>
      </div>
      {calendars && <PlanCalendarLinks plan={plan} calendars={calendars} texts={texts} />}
      <div role="status">
        <p className={styles.none} id={`${id}-none`} hidden>
          {filter.isPlan && filter.term === '' ? texts.noPlan : texts.noMatch}{' '}
          <button type="button" onClick={() => change({ term: '', isPlan: false, isNow: false })}>
            {texts.clear}
          </button>
        </p>
      </div>
    </>
  )
}

/** Says where the plan is stored, and links to the calendar files of the plan and of all sessions. */
function PlanCalendarLinks({
  plan,
  calendars,
  texts,
}: {
  plan: readonly number[]
  calendars: NonNullable<Props['calendars']>
  texts: AgendaTexts
}) {
  const icon = <CalendarPlus className="icon" size={18} aria-hidden />
  return (
    <div className={styles.planLine}>
      <p className="meta">{texts.kept}</p>
      {plan.length > 0 && (
        <FileLink href={`${calendars.plan}${plan.join(',')}`} icon={icon}>
          {texts.calendarPlan}
        </FileLink>
      )}
      <FileLink href={calendars.all} icon={icon}>
        {texts.calendarAll}
      </FileLink>
    </div>
  )
}
