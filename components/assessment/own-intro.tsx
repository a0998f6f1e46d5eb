import { clsx } from 'clsx'
import { useId, useState, type FormEvent, type Ref } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Lith } from '@/components/ui/lith'
import { fieldMessages } from '@/lib/api/issues'
import { respondentForm } from '@/lib/assessment/own/schema'
import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import { fillIn } from '@/lib/i18n/fill-in'
import { railRock, waveOf } from './layers'
import type { Contact } from './own-draft'
import type { OwnState } from './own-state'
import type { AssessmentTexts } from './texts'
import styles from './own-intro.module.css'
import formStyles from './assessment-form.module.css'
import fieldStyles from '@/components/ui/field.module.css'
import sectionRailStyles from './section-rail.module.css'

type Field = keyof Contact
type Texts = AssessmentTexts['own']

/** What the server would say of each field. */
function problemsOf(contact: Contact, texts: Texts): Partial<Record<Field, string>> {
  const says: Record<string, string> = {
    'validation.assessment.name': texts.nameMissing,
    'validation.assessment.email': texts.emailMissing,
    'validation.email': texts.emailWrong,
    'validation.assessment.phone': texts.phoneMissing,
  }
  const { error } = respondentForm.safeParse(contact)
  return Object.fromEntries(
    error ? fieldMessages(error).map(({ path, key }) => [path, says[key] ?? texts.fieldWrong]) : [],
  )
}

const inputs = [
  { field: 'name', type: 'text', autoComplete: 'organization', maxLength: 300 },
  { field: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { field: 'phone_number', type: 'tel', autoComplete: 'tel', maxLength: 50 },
] as const

type Props = {
  /** Read before React takes the fields over: what was typed until then. */
  formRef: Ref<HTMLFormElement>
  state: OwnState
  texts: Texts
  onContact: (contact: Partial<Contact>) => void
  onKeepContact: (keep: boolean) => void
  onStart: () => void
}

/** Page 0: which organisation it is. A field says what is wrong once it was left. */
export function OwnIntro({ formRef, state, texts, onContact, onKeepContact, onStart }: Props) {
  const id = useId()
  const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({})
  const problems = problemsOf(state.contact, texts)
  const valid = Object.keys(problems).length === 0
  const labels: Record<Field, string> = { name: texts.name, email: texts.email, phone_number: texts.phone }

  const start = (event: FormEvent) => {
    event.preventDefault()
    if (valid) onStart()
  }

  return (
    <div className={clsx('wrap', styles.assessmentStart)}>
      <form ref={formRef} className={formStyles.assessmentForm} onSubmit={start} noValidate>
        {inputs.map(({ field, ...input }) => {
          const error = state.refused[field] ?? (touched[field] ? problems[field] : '')
          return (
            <div className={clsx(fieldStyles.field, formStyles.narrow)} key={field}>
              <label className={fieldStyles.label} htmlFor={`${id}-${field}`}>
                {labels[field]}
              </label>
              <input
                className={fieldStyles.input}
                id={`${id}-${field}`}
                name={field}
                {...input}
                value={state.contact[field]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${field}-error` : undefined}
                onChange={(event) => onContact({ [field]: event.target.value })}
                onBlur={() => setTouched((now) => ({ ...now, [field]: true }))}
              />
              {error && (
                <FieldError alert id={`${id}-${field}-error`}>
                  {error}
                </FieldError>
              )}
            </div>
          )
        })}
        <div>
          <label className={fieldStyles.checkbox}>
            <input
              type="checkbox"
              checked={state.keepContact}
              aria-describedby={`${id}-keep`}
              onChange={(event) => onKeepContact(event.target.checked)}
            />
            <span>{texts.keepContact}</span>
          </label>
          <p className={clsx(fieldStyles.hint, formStyles.under)} id={`${id}-keep`}>
            {texts.keepContactHint}
          </p>
        </div>
        <p className="small secondary">{texts.proofNote}</p>
        {/* For programs that fill in every field; people neither see nor reach it. */}
        <div hidden aria-hidden>
          <input name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Button type="submit" disabled={!valid}>
          {texts.start}
        </Button>
      </form>
      <Contents sections={state.questionnaire.sections} texts={texts} />
    </div>
  )
}

/** What will be asked, before it begins. */
function Contents({ sections, texts }: { sections: AskedSection[]; texts: Texts }) {
  const questions = sections.flatMap(itemsOf).length
  return (
    <aside>
      <h2 className="h4">{fillIn(texts.size, { sections: sections.length, questions })}</h2>
      <ol className={clsx(sectionRailStyles.sectionRail, styles.rail)}>
        {sections.map((section, at) => (
          <li key={section.cid}>
            <Lith {...railRock(at)} wave={waveOf(at)} className={sectionRailStyles.rock} />
            <div className={sectionRailStyles.text}>
              <span lang={section.lang}>{section.text}</span>
              <small>{fillIn(texts.count, { count: itemsOf(section).length })}</small>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  )
}
