import { BareInput } from '@/components/ui/bare-field'
import { FieldGroup } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { emailLettersMax } from '@/lib/platform/api/limits'
import { contactsMax, listingLettersMax } from '@/lib/directory/limits'
import type { ListingFormTexts } from './listing-texts'
import type { CompanyValues, ContactField, FormFields } from './listing-values'
import { RepeatedRows } from './repeated-rows'

const inputs: Record<ContactField, { type: string; lettersMax: number; autoComplete: string }> = {
  phones: { type: 'tel', lettersMax: listingLettersMax.contact, autoComplete: 'tel' },
  faxes: { type: 'tel', lettersMax: listingLettersMax.contact, autoComplete: 'off' },
  emails: { type: 'email', lettersMax: emailLettersMax, autoComplete: 'email' },
  websites: { type: 'text', lettersMax: listingLettersMax.contact, autoComplete: 'url' },
}

type Props = { fields: FormFields<CompanyValues>; name: ContactField; texts: ListingFormTexts }

/** One list of a company's contacts: its phones, its faxes, its e-mail addresses or its websites. */
export function ContactRows({ fields: { values, problems, set, isOptional, idOf }, name, texts }: Props) {
  const { type, lettersMax, autoComplete } = inputs[name]
  const label = texts.fields[name]
  return (
    <FieldGroup id={`${idOf(name)}-group`} label={label} optional={isOptional(name)}>
      <RepeatedRows
        rows={values[name]}
        empty=""
        rowsMax={contactsMax}
        texts={{ add: texts.add[name], remove: texts.remove[name] }}
        error={problems[name]}
        errorId={`${idOf(name)}-error`}
        onRows={(rows) => set(name, rows)}
      >
        {(value, at) => {
          const path = `${name}.${at}`
          const problem = problems[path]
          return (
            <div>
              <BareInput
                id={idOf(path)}
                type={type}
                inputMode={name === 'websites' ? 'url' : undefined}
                autoComplete={at === 0 ? autoComplete : 'off'}
                aria-label={`${label} ${at + 1}`}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${idOf(path)}-error` : undefined}
                maxLength={lettersMax}
                value={value}
                onChange={(event) =>
                  set(
                    name,
                    values[name].map((row, index) => (index === at ? event.target.value : row)),
                  )
                }
              />
              {problem && <FieldError id={`${idOf(path)}-error`}>{problem}</FieldError>}
            </div>
          )
        }}
      </RepeatedRows>
    </FieldGroup>
  )
}
