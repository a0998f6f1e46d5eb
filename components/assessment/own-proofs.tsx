import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import type { GivenAnswers } from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import styles from './improvements.module.css'

type Props = {
  sections: readonly AskedSection[]
  answers: GivenAnswers
  texts: AssessmentTexts['own']['proofs']
}

/** The questions marked as proven, each with the name of its chosen file or a note that it has no file. */
export function SelfAssessmentProofList({ sections, answers, texts }: Props) {
  const proven = sections.flatMap(itemsOf).filter(({ id }) => answers[id]?.proof)
  if (proven.length === 0) return null
  return (
    <section className={styles.improvements} aria-labelledby="proofs">
      <h3 id="proofs">{texts.title}</h3>
      <p className="secondary small">{texts.lead}</p>
      <ul>
        {proven.map(({ id, cid }) => (
          <li key={id}>
            <span className="num">{cid}</span> {answers[id]?.file?.name || texts.noFile}
          </li>
        ))}
      </ul>
    </section>
  )
}
