import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Field, FieldHint } from '@/components/ui/field-parts'
import { FieldError } from '@/components/ui/field-error'
import { Honeypot } from '@/components/ui/honeypot'
import type { usePublicForm } from '@/components/ui/use-public-form'
import type { Country } from '@/lib/event/registrations/countries'
import {
  registrationFields,
  registrationLettersMax,
  type RegistrationField,
} from '@/lib/event/registrations/limits'
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
  failure: string
  isSending: boolean
} & Pick<ReturnType<typeof usePublicForm>, 'control' | 'fieldProps'>

/** The six fields of the registration form with their error messages, and the button that sends the form. */
export function RegistrationFields(props: Props) {
  const { countries, texts, failure, isSending, control, fieldProps } = props
  return (
    <>
      {registrationFields.map((name) => (
        <Field
          key={name}
          {...fieldProps(name)}
          label={<span id={`${control(name).id}-label`}>{texts.fields[name]}</span>}
          className={clsx(wideFields.includes(name) && styles.wide)}
        >
          {name === 'country' ? (
            <CountryPicker countries={countries} texts={texts.country} {...control(name)} />
          ) : (
            <BareInput {...inputs[name]} maxLength={registrationLettersMax[name]} {...control(name)} />
          )}
        </Field>
      ))}
      <Honeypot />
      <FieldHint className={styles.wide}>{texts.privacy}</FieldHint>
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
