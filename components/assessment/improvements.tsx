import { BookOpen } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { itemsOf, type AskedGroup, type AskedSection } from '@/lib/assessment/questions/localise'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { findFittingGuide, type Guide } from './fitting-guide'
import type { GivenAnswers } from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import styles from './improvements.module.css'
import layoutStyles from './result-layout.module.css'

type Props = {
  sections: readonly AskedSection[]
  answers: GivenAnswers
  guides: readonly Guide[]
  texts: AssessmentTexts['own']['improve']
}

/** The requirements with a `no` answer, by section, each with the guide that fits, if there is one. */
export function Improvements({ sections, answers, guides, texts }: Props) {
  const isAnsweredNo = ({ id }: { id: number }) => answers[id]?.answer === 0
  const open = sections
    .filter((section) => itemsOf(section).some(isAnsweredNo))
    .map((section) => ({ section, groups: section.groups.filter(({ items }) => items.some(isAnsweredNo)) }))
  if (open.length === 0) return null
  const count = open.reduce((sum, { groups }) => sum + groups.length, 0)
  return (
    <section className={styles.improvements} aria-labelledby="improvements">
      <h3 id="improvements">{texts.title}</h3>
      <p className="secondary small">{fillPlaceholders(texts.lead, { count })}</p>
      {open.map(({ section, groups }) => (
        <div key={section.cid}>
          <h4 lang={section.lang}>{section.text}</h4>
          <ul>
            {groups.map((group) => (
              <RequirementToImprove
                key={group.cid}
                group={group}
                noes={group.items.filter(isAnsweredNo).length}
                guide={findFittingGuide(group.text, guides)}
                texts={texts}
              />
            ))}
          </ul>
        </div>
      ))}
      <div className={layoutStyles.actions}>
        <LinkButton variant="quiet" href={associationPaths.page(26)}>
          <BookOpen className="icon" size={18} aria-hidden />
          {texts.guides}
        </LinkButton>
      </div>
    </section>
  )
}

type RequirementProps = { group: AskedGroup; noes: number; guide: Guide | null; texts: Props['texts'] }

function RequirementToImprove({ group, noes, guide, texts }: RequirementProps) {
  // The title of the guide may be in another language than the words around it.
  const [before, after] = texts.guide.split('{title}')
  return (
    <li>
      <span className="num muted">{group.cid}</span>
      <div>
        <p lang={group.lang}>{group.text}</p>
        <p className="small secondary">
          {fillPlaceholders(texts.noes, { no: noes, all: group.items.length })}
        </p>
        {guide && (
          <a className="small" href={guide.url} target="_blank" rel="noopener">
            {before}
            <span lang={guide.lang}>{guide.title}</span>
            {after}
          </a>
        )}
      </div>
    </li>
  )
}
