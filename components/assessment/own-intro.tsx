import { clsx } from 'clsx'
import { useId, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Honeypot } from '@/components/ui/honeypot'
import { Lith } from '@/components/ui/lith'
import { usePublicForm } from '@/components/ui/use-public-form'
import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import { fillIn } from '@/lib/i18n/fill-in'
import { respondentLettersMax } from '@/lib/assessment/limits'
import bareFieldStyles from '@/components/ui/bare-field.module.css'
import fieldStyles from '@/components/ui/field.module.css'
import { sidebarRock, waveOf } from './layers'
import type { Contact } from './own-draft'
import type { OwnState } from './own-state'
import type { AssessmentTexts } from './texts'
import { useRespondentCheck } from './use-respondent-check'
import formStyles from './assessment-form.module.css'
import styles from './own-intro.module.css'
import sectionSidebarStyles from './section-sidebar.module.css'

type Field = keyof Contact
type Texts = AssessmentTexts['own']

const inputs = [
  { field: 'name', type: 'text', autoComplete: 'organization' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone_number', type: 'tel', autoComplete: 'tel' },
] as const

type Props = {
  /** Read before React takes the fields over: what was typed until then. */
  formRef: RefObject<HTMLFormElement | null>
  state: OwnState
  texts: Texts
  onContact: (contact: Partial<Contact>) => void
  onKeepContact: (keep: boolean) => void
  onStart: () => void
}

/** Page 0: which organisation it is. A field says what is wrong once it was left. */
export function OwnIntro({ formRef, state, texts, onContact, onKeepContact, onStart }: Props) {
  const id = useId()
  const { load, problemsOf, problemsNow, isValid } = useRespondentCheck(texts)
  const { formProps, control, errorId, problems, say } = usePublicForm({
    formRef,
    read: () => state.contact,
    check: problemsOf,
    checksOnLeave: true,
    failed: texts.fieldWrong,
    send: async () => onStart(),
  })
  const labels: Record<Field, string> = { name: texts.name, email: texts.email, phone_number: texts.phone }

  return (
    <div className={clsx('wrap', styles.assessmentStart)}>
      <form className={formStyles.assessmentForm} {...formProps} onFocus={() => void load()}>
        {inputs.map(({ field, ...input }) => {
          const error = state.refused[field] ?? problems[field]
          return (
            <div className={clsx(fieldStyles.field, formStyles.narrow)} key={field}>
              <label className={fieldStyles.label} htmlFor={control(field).id}>
                {labels[field]}
              </label>
              <input
                className={bareFieldStyles.input}
                {...input}
                maxLength={respondentLettersMax[field]}
                {...control(field, error ? { said: error } : {})}
                value={state.contact[field]}
                onChange={(event) => {
                  onContact({ [field]: event.target.value })
                  // What was said once is said until it is mended.
                  if (problems[field])
                    say({
                      [field]: problemsNow({ ...state.contact, [field]: event.target.value })[field] ?? '',
                    })
                }}
              />
              {error && (
                <FieldError alert id={errorId(field)}>
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
        <Honeypot />
        <Button type="submit" disabled={!isValid(state.contact)}>
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
      <ol className={clsx(sectionSidebarStyles.sectionSidebar, styles.sidebar)}>
        {sections.map((section, at) => (
          <li key={section.cid}>
            <Lith {...sidebarRock(at)} wave={waveOf(at)} className={sectionSidebarStyles.rock} />
            <div className={sectionSidebarStyles.text}>
              <span lang={section.lang}>{section.text}</span>
              <small>{fillIn(texts.count, { count: itemsOf(section).length })}</small>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  )
}
