import { listingLettersMax } from '@/lib/directory/limits'
import { FormSection, wideClass } from './form-section'
import type { ListingFormTexts } from './listing-texts'
import type { ConsultantValues, FormFields } from './listing-values'
import { TextField } from './text-field'

type Props = { fields: FormFields<ConsultantValues>; texts: ListingFormTexts }

const { name, profession, phone, about } = listingLettersMax

/** All input fields of a consulting engineer's listing, in sections. */
export function ConsultantFields({ fields, texts }: Props) {
  const label = texts.fields
  return (
    <>
      <FormSection title={texts.basics}>
        <TextField fields={fields} name="nameMn" label={label.nameMn} lettersMax={name} capitals />
        <TextField fields={fields} name="nameEn" label={label.nameEn} lettersMax={name} capitals />
        <TextField
          fields={fields}
          name="phone"
          type="tel"
          autoComplete="tel"
          label={label.phone}
          lettersMax={phone}
        />
      </FormSection>
      <FormSection title={texts.advice}>
        <TextField fields={fields} name="professionMn" label={label.professionMn} lettersMax={profession} />
        <TextField fields={fields} name="professionEn" label={label.professionEn} lettersMax={profession} />
        <TextField
          fields={fields}
          name="adviceMn"
          label={label.adviceMn}
          className={wideClass}
          lettersMax={about}
          rows={3}
        />
        <TextField
          fields={fields}
          name="adviceEn"
          label={label.adviceEn}
          className={wideClass}
          lettersMax={about}
          rows={3}
        />
      </FormSection>
    </>
  )
}
