import { lazy, Suspense } from 'react'
import type { AskedItem, AskedSection } from '@/lib/assessment/questions/localise'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { EarlierYear } from './earlier-answers'
import type { GivenAnswers } from './questionnaire-state'
import type { AssessmentTexts } from './texts'

/** Loaded only for a member with an earlier year, or with a question that changed meanwhile. */
const importNotes = () => import('./earlier-notes')
const EarlierAnswerNote = lazy(async () => ({ default: (await importNotes()).EarlierAnswerNote }))
const EarlierSectionNote = lazy(async () => ({ default: (await importNotes()).EarlierSectionNote }))

type Options = {
  earlier: EarlierYear | null
  answers: GivenAnswers
  locale: Locale
  texts: AssessmentTexts['member']
  /** Answers the questions as in the earlier year. */
  onKeep: (questionIds: readonly number[]) => void
}

/** The notes of the questionnaire about an earlier year: of each question, and of the open section. */
export function earlierNoteSlots({ earlier, answers, locale, texts, onKeep }: Options) {
  return {
    rowNote: (item: AskedItem) =>
      (earlier || answers[item.id]?.isChanged) && (
        <Suspense fallback={null}>
          <EarlierAnswerNote
            {...{ item, earlier, locale, texts }}
            reply={answers[item.id]}
            onKeep={() => onKeep([item.id])}
          />
        </Suspense>
      ),
    sectionNote: (section: AskedSection) =>
      earlier && (
        <Suspense fallback={null}>
          <EarlierSectionNote
            key={section.cid}
            {...{ section, answers, earlier, onKeep }}
            texts={texts.earlier}
          />
        </Suspense>
      ),
  }
}
