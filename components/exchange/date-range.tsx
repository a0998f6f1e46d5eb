'use client'

import { useEffect, useState } from 'react'
import { BareInput } from '@/components/ui/bare-field'
import { Field } from '@/components/ui/field-parts'
import { correctRange, dayOf, type DayRange } from '@/lib/exchange/days'
import { isDay } from '@/lib/platform/i18n/day'
import styles from './date-range.module.css'

type Props = { labels: DayRange; value: DayRange }

/**
 * The fields for the first and the last day of a table. Each day limits the other. If one day is moved past
 * the other, the other follows.
 */
export function DateRange({ labels, value }: Props) {
  const [range, setRange] = useState(value)
  // The fields get their limits at the first focus: without scripts the limits could not follow a change.
  const [isTouched, setTouched] = useState(false)
  // A page from the back/forward cache still shows the days chosen before the reader left. Resets them.
  useEffect(() => {
    const resetIfRestoredFromCache = (event: PageTransitionEvent) => event.persisted && setRange(value)
    window.addEventListener('pageshow', resetIfRestoredFromCache)
    return () => window.removeEventListener('pageshow', resetIfRestoredFromCache)
  }, [value])
  const renderDayField = (name: keyof DayRange) => (
    <Field id={`trade-${name}`} label={labels[name]} className={styles.day}>
      <BareInput
        className="num"
        type="date"
        id={`trade-${name}`}
        name={`${name}Date`}
        required
        value={range[name]}
        min={isTouched && name === 'end' ? range.start : '1990-01-01'}
        max={isTouched ? (name === 'start' ? range.end : latestSelectableDay(range.end)) : '2100-12-31'}
        onFocus={() => setTouched(true)}
        onChange={({ currentTarget: { value: day } }) => {
          const next = { ...range, [name]: day }
          // While the year is typed, the value is not a valid day and is not corrected.
          setRange(isDay(day) ? correctRange(next, name) : next)
        }}
      />
    </Field>
  )
  return (
    <>
      {renderDayField('start')}
      {renderDayField('end')}
    </>
  )
}

/** Returns today or, if it is later, the chosen end. Days after today have no trades yet. */
function latestSelectableDay(chosenEndDay: string): string {
  const today = dayOf(new Date())
  return chosenEndDay > today ? chosenEndDay : today
}
