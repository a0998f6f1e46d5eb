import { History } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { itemsOf, type AskedItem, type AskedSection } from '@/lib/assessment/questions/localise'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { yearOf } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { unansweredIdsToKeep, type EarlierYear } from './earlier-answers'
import { questionElementId } from './question-row'
import type { GivenAnswer, GivenAnswers } from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import styles from './earlier-notes.module.css'

type RowProps = {
  item: AskedItem
  reply: GivenAnswer | undefined
  /** Null for a member without an earlier year, whose question changed while it answered. */
  earlier: EarlierYear | null
  locale: Locale
  texts: AssessmentTexts['member']
  onKeep: () => void
}

/**
 * What was answered to a question in an earlier year, with a button that answers the same. A question that is
 * new or asks something else now is marked instead.
 */
export function EarlierAnswerNote({ item, reply, earlier, locale, texts, onKeep }: RowProps) {
  const before = earlier?.answers.get(item.id)
  const isChanged = Boolean(reply?.isChanged || before?.changed_from)
  // A question that an unfinished year left open may be an old one.
  const isNew = earlier?.is_finished === true && !before
  const isAnswered = reply?.answer !== undefined
  const then = before?.changed_from && bilingualText(before.changed_from, 'question', locale)
  const row = questionElementId(item.id)
  return (
    <div className={styles.note}>
      {(isChanged || isNew) && (
        <Badge kind="told">{isChanged ? texts.earlier.changed : texts.earlier.added}</Badge>
      )}
      {earlier && before && (
        <p className={styles.answer} id={`${row}-earlier`}>
          <History className="icon" size={16} aria-hidden />
          {fillPlaceholders(isLastYear(earlier.year) ? texts.earlier.last : texts.earlier.year, {
            year: earlier.year,
            answer: before.answer === 1 ? texts.answers.yes : texts.answers.no,
          })}
        </p>
      )}
      {before && !isAnswered && !isChanged && (
        <Button
          variant="outline"
          small
          aria-describedby={`${row}-earlier ${row}-text`}
          onClick={(event) => {
            // The button goes once the question is answered, so the focus moves to the answer.
            focusAnswer(event, before.answer)
            onKeep()
          }}
        >
          {texts.earlier.keep}
        </Button>
      )}
      {then?.text && (
        <p className={styles.detail}>
          {texts.earlier.asked} <q lang={then.lang}>{then.text}</q>
        </p>
      )}
      {before && !isAnswered && before.comment && <p className={styles.detail}>{before.comment}</p>}
      {before && !isAnswered && before.proof_file && (
        <a className={styles.detail} href={before.proof_file} target="_blank" rel="noopener">
          {fillPlaceholders(texts.answers.file, { name: before.proof_file_name ?? '' })}
        </a>
      )}
    </div>
  )
}

function focusAnswer({ currentTarget }: MouseEvent, answer: 0 | 1) {
  const radios = currentTarget.closest('li')?.querySelectorAll<HTMLInputElement>('input[type="radio"]')
  radios?.[answer === 1 ? 0 : 1]?.focus({ preventScroll: true })
}

const isLastYear = (year: number) => year === yearOf(new Date().toISOString()) - 1

type SectionProps = {
  section: AskedSection
  answers: GivenAnswers
  earlier: EarlierYear
  texts: AssessmentTexts['member']['earlier']
  onKeep: (questionIds: readonly number[]) => void
}

/** How many questions of a section can be answered as before, with one button for all of them. */
export function EarlierSectionNote({ section, answers, earlier, texts, onKeep }: SectionProps) {
  const [keptCount, setKeptCount] = useState(0)
  const ids = unansweredIdsToKeep(section, answers, earlier)
  const anewCount = itemsOf(section).filter(({ id }) => earlier.answers.get(id)?.changed_from !== null).length
  return (
    <div className={styles.section}>
      <div>
        <b>
          {fillPlaceholders(isLastYear(earlier.year) ? texts.lastAnswers : texts.yearAnswers, {
            year: earlier.year,
          })}
        </b>
        <p role="status">
          {ids.length > 0
            ? fillPlaceholders(texts.sectionCount, { count: ids.length })
            : keptCount > 0
              ? fillPlaceholders(texts.sectionKept, { count: keptCount })
              : texts.sectionNone}{' '}
          {anewCount > 0 && fillPlaceholders(texts.sectionAnew, { count: anewCount })}
        </p>
      </div>
      {ids.length > 0 && (
        <Button
          variant="outline"
          small
          onClick={({ currentTarget }) => {
            setKeptCount(ids.length)
            focusNextStep(currentTarget, ids)
            onKeep(ids)
          }}
        >
          {texts.keepAll}
        </Button>
      )}
    </div>
  )
}

/** Focuses the first question that still has to be answered, or else the button of the next step. */
function focusNextStep(button: HTMLElement, keptIds: readonly number[]) {
  const form = button.closest('form')
  const keptNames = new Set(keptIds.map(questionElementId))
  const isOpen = (group: Element) =>
    !group.querySelector(':checked') && !keptNames.has(group.closest('li')?.id ?? '')
  const group = [...(form?.querySelectorAll('[role="radiogroup"]') ?? [])].find(isOpen)
  const next = group?.querySelector('input') ?? form?.querySelector<HTMLElement>('button[type="submit"]')
  next?.focus({ preventScroll: !group })
}
