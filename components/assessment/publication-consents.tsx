import { useState } from 'react'
import { FieldError } from '@/components/ui/field-error'
import { Checkbox } from '@/components/ui/field-parts'
import { MoreLink } from '@/components/ui/more-link'
import type { AssessmentYear } from '@/lib/assessment/member/schema'
import { messageOrFallback } from '@/lib/platform/api/call-error'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { MemberCalls } from './member-calls'
import { MemberYears } from './member-years'
import styles from './publication-consents.module.css'
import type { AssessmentTexts } from './texts'

type Props = {
  calls: MemberCalls
  texts: AssessmentTexts['member']
  onRefused: (reason: unknown) => boolean
}

/** The consents where nothing else of the years is shown. */
export function LoadedPublicationConsents(props: Props) {
  const { publication, retry } = props.texts
  return (
    <MemberYears {...props} failedText={publication.loadFailed} retry={retry}>
      {(years) => <PublicationConsents {...props} years={years} />}
    </MemberYears>
  )
}

/** For each closed assessment of the member, whether its result may be published. Nothing without one. */
export function PublicationConsents({ calls, texts, onRefused, years }: Props & { years: AssessmentYear[] }) {
  const words = texts.publication
  const closedYears = years.filter(({ completion }) => completion)
  if (closedYears.length === 0) return null
  return (
    <section className={styles.consents} aria-labelledby="publication-consents">
      <h3 id="publication-consents">{words.title}</h3>
      <p className="secondary small">{words.hint}</p>
      {closedYears.map((year) => (
        <PublicationConsent key={year.answer_id} {...{ year, calls, words, onRefused }} />
      ))}
      <MoreLink href={associationPaths.publishedResults}>{words.page}</MoreLink>
    </section>
  )
}

type ConsentProps = Pick<Props, 'calls' | 'onRefused'> & {
  year: AssessmentYear
  words: AssessmentTexts['member']['publication']
}

/** A checkbox that is saved at once. It shows what the server has: a refused change is taken back. */
function PublicationConsent({
  year: { answer_id, year, publication },
  calls,
  words,
  onRefused,
}: ConsentProps) {
  const [isGiven, setIsGiven] = useState(publication)
  const [isSending, setIsSending] = useState(false)
  const [note, setNote] = useState<{ text: string; isProblem: boolean }>()
  const savePublication = async (next: boolean) => {
    setIsGiven(next)
    setIsSending(true)
    setNote(undefined)
    try {
      await calls.publish(answer_id, next)
      setNote({ text: fillPlaceholders(next ? words.given : words.ended, { year }), isProblem: false })
    } catch (reason) {
      setIsGiven(!next)
      if (!onRefused(reason)) setNote({ text: messageOrFallback(reason, words.failed), isProblem: true })
    }
    setIsSending(false)
  }
  return (
    <div className={styles.consent}>
      <Checkbox
        label={fillPlaceholders(words.consent, { year })}
        checked={isGiven}
        // Stays focusable while it is saved.
        aria-disabled={isSending}
        onChange={({ target }) => {
          if (!isSending) void savePublication(target.checked)
        }}
      />
      <div role="status">{note && !note.isProblem && <p className="secondary small">{note.text}</p>}</div>
      {note?.isProblem && <FieldError alert>{note.text}</FieldError>}
    </div>
  )
}
