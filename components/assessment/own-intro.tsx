import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useId } from 'react'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Checkbox, Field, FieldHint } from '@/components/ui/field-parts'
import { Honeypot } from '@/components/ui/honeypot'
import { usePublicForm } from '@/components/ui/use-public-form'
import { itemsOf, type AskedSection } from '@/lib/assessment/questions/localise'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { respondentLettersMax } from '@/lib/assessment/limits'
import type { Contact } from './own-draft'
import type { SelfAssessmentState } from './own-state'
import { SectionListItem, SectionList } from './section-sidebar'
import type { AssessmentTexts } from './texts'
import { useRespondentCheck } from './use-respondent-check'
import formStyles from './assessment-form.module.css'
import styles from './own-intro.module.css'

type ContactField = keyof Contact
type Texts = AssessmentTexts['own']

const inputs = [
  { field: 'name', type: 'text', autoComplete: 'organization' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone_number', type: 'tel', autoComplete: 'tel' },
] as const

type Props = {
  /** The form. The visitor may have filled in its fields before React controlled them. */
  formRef: RefObject<HTMLFormElement | null>
  state: SelfAssessmentState
  texts: Texts
  /** How many days the office's copy of the contact and the answers is stored. */
  keptDays: number
  /** The link to the page about privacy. */
  privacy: ReactNode
  /** The fields that may stay empty. */
  optional: readonly string[]
  onContact: (contact: Partial<Contact>) => void
  onKeepContact: (keep: boolean) => void
  onStart: () => void
}

/**
 * Page 0: the form with the organisation's name and contact. A field shows its problem once it has lost the
 * focus.
 */
export function SelfAssessmentIntro({
  formRef,
  state,
  texts,
  keptDays,
  privacy,
  optional,
  onContact,
  onKeepContact,
  onStart,
}: Props) {
  const id = useId()
  const { load, problemsOf, problemsNow, isValid } = useRespondentCheck(texts)
  const { formProps, control, fieldProps, problems, say } = usePublicForm({
    formRef,
    read: () => state.contact,
    check: problemsOf,
    checksOnLeave: true,
    failed: texts.fieldWrong,
    optional,
    send: async () => onStart(),
  })
  const labels: Record<ContactField, string> = {
    name: texts.name,
    email: texts.email,
    phone_number: texts.phone,
  }

  return (
    <div className={clsx('wrap', styles.assessmentStart)}>
      <form className={formStyles.assessmentForm} {...formProps} onFocus={() => void load()}>
        {inputs.map(({ field, ...input }) => {
          const error = state.fieldErrors[field] ?? problems[field]
          return (
            <Field
              key={field}
              {...fieldProps(field, error)}
              alert
              label={labels[field]}
              className={formStyles.narrow}
            >
              <BareInput
                {...input}
                maxLength={respondentLettersMax[field]}
                {...control(field, { message: error })}
                value={state.contact[field]}
                onChange={(event) => {
                  onContact({ [field]: event.target.value })
                  // While a problem is shown, every change of the field checks it again.
                  if (problems[field])
                    say({
                      [field]: problemsNow({ ...state.contact, [field]: event.target.value })[field] ?? '',
                    })
                }}
              />
            </Field>
          )
        })}
        <div>
          <Checkbox
            label={texts.keepContact}
            checked={state.keepContact}
            aria-describedby={`${id}-keep`}
            onChange={(event) => onKeepContact(event.target.checked)}
          />
          <FieldHint id={`${id}-keep`} className={styles.under}>
            {fillPlaceholders(texts.keepContactHint, { days: keptDays })} {privacy}
          </FieldHint>
        </div>
        <p className="small secondary">{texts.proofNote}</p>
        <Honeypot />
        <Button type="submit" disabled={!isValid(state.contact)}>
          {texts.start}
        </Button>
      </form>
      <SectionOverview sections={state.questionnaire.sections} texts={texts} />
    </div>
  )
}

/** Lists the sections of questions, before the visitor begins with the first. */
function SectionOverview({ sections, texts }: { sections: AskedSection[]; texts: Texts }) {
  const questions = sections.flatMap(itemsOf).length
  return (
    <aside>
      <h2 className="h4">{fillPlaceholders(texts.size, { sections: sections.length, questions })}</h2>
      <SectionList className={styles.sidebar}>
        {sections.map((section, at) => (
          <SectionListItem
            key={section.cid}
            at={at}
            section={section}
            note={fillPlaceholders(texts.count, { count: itemsOf(section).length })}
          />
        ))}
      </SectionList>
    </aside>
  )
}
