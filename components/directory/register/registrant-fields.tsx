import { FieldHint } from '@/components/ui/field'
import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'
import { listingLettersMax } from '@/lib/directory/limits'
import { FormSection, wideClass } from './form-section'
import type { ListingFormTexts, RegisterTexts } from './listing-texts'
import type { FormFields, RegistrantValues } from './listing-values'
import { TextField } from './text-field'

type Props = {
  fields: FormFields<RegistrantValues>
  labels: ListingFormTexts['fields']
  texts: RegisterTexts['registrant']
}

/** Step 1: the name, position, e-mail address and phone of the person who registers a listing. */
export function RegistrantFields({ fields, labels, texts }: Props) {
  return (
    <FormSection title={texts.title}>
      <TextField
        fields={fields}
        name="registrantName"
        label={labels.registrantName}
        autoComplete="name"
        lettersMax={listingLettersMax.name}
      />
      <TextField
        fields={fields}
        name="registrantPosition"
        label={labels.registrantPosition}
        autoComplete="organization-title"
        lettersMax={listingLettersMax.position}
      />
      <TextField
        fields={fields}
        name="registrantEmail"
        label={labels.registrantEmail}
        type="email"
        autoComplete="email"
        lettersMax={emailLettersMax}
      />
      <TextField
        fields={fields}
        name="registrantPhone"
        label={labels.registrantPhone}
        type="tel"
        autoComplete="tel"
        lettersMax={phoneLettersMax}
      />
      <div className={wideClass}>
        <FieldHint>{texts.hint}</FieldHint>
      </div>
    </FormSection>
  )
}
