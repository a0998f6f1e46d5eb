import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { GivenAnswers } from './questionnaire-state'
import type { AssessmentTexts } from './texts'

type Props = {
  sections: readonly AskedSection[]
  answers: GivenAnswers
  texts: Omit<AssessmentTexts['member']['finish'], 'title' | 'action'>
}

/**
 * The summary before a member finishes: the number of `no` answers by section, the questions marked for proof
 * that have no file, and the warning that no answer can be changed afterwards.
 */
export function FinishSummary({ sections, answers, texts }: Props) {
  const noes = sections
    .map((section) => ({
      section,
      count: itemsOf(section).filter(({ id }) => answers[id]?.answer === 0).length,
    }))
    .filter(({ count }) => count > 0)
  const unprovenItems = sections.flatMap(itemsOf).filter(({ id }) => answers[id]?.proof && !answers[id]?.file)
  const total = noes.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <p>{texts.text}</p>
      <p>
        <b>{total > 0 ? fillPlaceholders(texts.noes, { count: total }) : texts.noNoes}</b>
      </p>
      {noes.length > 0 && (
        <ul>
          {noes.map(({ section, count }) => (
            <li key={section.cid}>
              <span lang={section.lang}>{section.text}</span>
              <b className="num">{count}</b>
            </li>
          ))}
        </ul>
      )}
      {unprovenItems.length > 0 && (
        <>
          <p>
            <b>{fillPlaceholders(texts.missing, { count: unprovenItems.length })}</b>
          </p>
          <p className="num">{unprovenItems.map(({ cid }) => cid).join(', ')}</p>
        </>
      )}
    </>
  )
}
