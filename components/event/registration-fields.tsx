import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Honeypot } from '@/components/ui/honeypot'
import type { usePublicForm } from '@/components/ui/use-public-form'
import type { FieldProblems } from '@/components/ui/use-submission'
import type { Country } from '@/lib/event/registrations/countries'
import {
  registrationFields,
  registrationLettersMax,
  type RegistrationField,
} from '@/lib/event/registrations/limits'
import bareFieldStyles from '@/components/ui/bare-field.module.css'
import fieldStyles from '@/components/ui/field.module.css'
import { CountryPicker } from './country-picker'
import styles from './registration-form.module.css'
import type { RegistrationTexts } from './registration-texts'

const inputs: Record<Exclude<RegistrationField, 'country'>, { type: string; autoComplete: string }> = {
  company: { type: 'text', autoComplete: 'organization' },
  last_name: { type: 'text', autoComplete: 'family-name' },
  first_name: { type: 'text', autoComplete: 'given-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone_number: { type: 'tel', autoComplete: 'tel' },
}
const wideFields: readonly RegistrationField[] = ['company', 'country']

type Props = {
  countries: readonly Country[]
  texts: RegistrationTexts
  problems: FieldProblems
  failure: string
  isSending: boolean
} & Pick<ReturnType<typeof usePublicForm>, 'control' | 'errorId'>

/** The six fields with what is said of each, and the button. */
export function RegistrationFields(props: Props) {
  const { countries, texts, problems, failure, isSending, control, errorId } = props
  return (
    <>
      {registrationFields.map((field) => (
        <div className={clsx(fieldStyles.field, wideFields.includes(field) && styles.wide)} key={field}>
          <label className={fieldStyles.label} htmlFor={control(field).id} id={`${control(field).id}-label`}>
            {texts.fields[field]}
          </label>
          {field === 'country' ? (
            <CountryPicker countries={countries} texts={texts.country} {...control(field)} />
          ) : (
            <input
              className={bareFieldStyles.input}
              {...inputs[field]}
              maxLength={registrationLettersMax[field]}
              {...control(field)}
            />
          )}
          {problems[field] && <FieldError id={errorId(field)}>{problems[field]}</FieldError>}
        </div>
      ))}
      <Honeypot />
      <p className={clsx(fieldStyles.hint, styles.wide)}>{texts.privacy}</p>
      <div className={clsx(styles.send, styles.wide)}>
        <Button type="submit" disabled={isSending}>
          {isSending && <LoaderCircle className={clsx('icon', styles.spinner)} size={18} aria-hidden />}
          {isSending ? texts.sending : texts.send}
        </Button>
        <div role="status" aria-live="polite">
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      </div>
    </>
  )
}
