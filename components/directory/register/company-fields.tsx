import { AimagSelect } from '@/components/site/aimag-select'
import { listingLettersMax } from '@/lib/directory/limits'
import { sumLettersMax } from '@/lib/organisations/aimags'
import { type CategoryChoice, CategoryRows } from './category-rows'
import { ContactRows } from './contact-rows'
import { FormSection, wideClass } from './form-section'
import type { ListingFormTexts } from './listing-texts'
import { type CompanyValues, contactFields, type FormFields } from './listing-values'
import { LogoField } from './logo-field'
import { TextField } from './text-field'

type Props = {
  fields: FormFields<CompanyValues>
  choices: readonly CategoryChoice[]
  texts: ListingFormTexts
  logo: File | null
  storedUrl?: string | null
  onLogo: (logo: File | null) => void
  onRefused: (message: string) => void
}

const { name, registrationNumber, address, about } = listingLettersMax

/** All input fields of a company's listing, in sections. */
export function CompanyFields({ fields, choices, texts, logo, storedUrl, onLogo, onRefused }: Props) {
  const label = texts.fields
  return (
    <>
      <FormSection title={texts.basics}>
        <TextField fields={fields} name="nameMn" label={label.nameMn} lettersMax={name} capitals />
        <TextField fields={fields} name="nameEn" label={label.nameEn} lettersMax={name} capitals />
        <TextField
          fields={fields}
          name="registrationNumber"
          label={label.registrationNumber}
          lettersMax={registrationNumber}
        />
        <div className={wideClass}>
          <LogoField
            id={fields.idOf('image')}
            error={fields.problems.image}
            {...{ texts, logo, onLogo, onRefused, ...(storedUrl !== undefined && { storedUrl }) }}
          />
        </div>
      </FormSection>
      <FormSection title={texts.categories}>
        <div className={wideClass}>
          <CategoryRows {...{ fields, choices, texts }} />
        </div>
      </FormSection>
      <FormSection title={texts.contacts}>
        {contactFields.map((each) => (
          <ContactRows key={each} fields={fields} name={each} texts={texts} />
        ))}
      </FormSection>
      <FormSection title={texts.about}>
        <AimagSelect
          id={fields.idOf('aimag')}
          name="aimag"
          className={wideClass}
          label={label.aimag}
          placeholder={texts.chooseAimag}
          optional={fields.isOptional('aimag')}
          error={fields.problems.aimag}
          value={fields.values.aimag}
          onChange={(event) => fields.set('aimag', event.target.value)}
        />
        <TextField fields={fields} name="sumMn" label={label.sumMn} lettersMax={sumLettersMax} />
        <TextField fields={fields} name="sumEn" label={label.sumEn} lettersMax={sumLettersMax} />
        <TextField
          fields={fields}
          name="addressMn"
          label={label.addressMn}
          className={wideClass}
          lettersMax={address}
        />
        <TextField
          fields={fields}
          name="addressEn"
          label={label.addressEn}
          className={wideClass}
          lettersMax={address}
        />
        <TextField
          fields={fields}
          name="aboutMn"
          label={label.aboutMn}
          className={wideClass}
          lettersMax={about}
          rows={4}
        />
        <TextField
          fields={fields}
          name="aboutEn"
          label={label.aboutEn}
          className={wideClass}
          lettersMax={about}
          rows={4}
        />
      </FormSection>
    </>
  )
}
