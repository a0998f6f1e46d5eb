import type { ListingToConfirm } from '@/lib/directory/owners/queries'
import { aimagName } from '@/lib/organisations/aimags'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { emptyIfNullText, nameIn } from '@/lib/platform/i18n/names'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { ListingFormTexts } from '../register/listing-texts'
import styles from './listing-facts.module.css'

type Props = {
  listing: ListingToConfirm
  /** Names of categories in the reader's language, by their codes. */
  categories: ReadonlyMap<string, string>
  locale: Locale
  texts: ListingFormTexts
}

/** All texts of a listing, for its owner to check; empty texts are left out. */
export function ListingFacts({ listing, categories, locale, texts: { fields, categories: heading } }: Props) {
  const { texts } = listing
  const name = nameIn(texts, locale)
  const facts: [label: string, text: string][] =
    listing.kind === 'company'
      ? [
          [fields.nameMn, listing.texts.name],
          [fields.nameEn, listing.texts.name_en],
          [fields.registrationNumber, listing.texts.registration_number],
          [heading, listing.texts.categories.map((code) => categories.get(code) ?? code).join(', ')],
          [fields.phones, listing.texts.phones.join(', ')],
          [fields.emails, listing.texts.emails.join(', ')],
          [fields.faxes, listing.texts.faxes.join(', ')],
          [fields.websites, listing.texts.websites.join(', ')],
          [fields.aimag, aimagName(listing.texts.aimag, locale)],
          [fields.sumMn, listing.texts.sum],
          [fields.sumEn, listing.texts.sum_en],
          [fields.addressMn, listing.texts.address],
          [fields.addressEn, listing.texts.address_en],
          [fields.aboutMn, listing.texts.about],
          [fields.aboutEn, listing.texts.about_en],
        ]
      : [
          [fields.nameMn, listing.texts.name],
          [fields.nameEn, listing.texts.name_en],
          [fields.professionMn, listing.texts.profession],
          [fields.professionEn, listing.texts.profession_en],
          [fields.phone, listing.texts.phone_number],
          [fields.adviceMn, listing.texts.advice_range],
          [fields.adviceEn, listing.texts.advice_range_en],
        ]
  return (
    <section className={styles.listingFacts}>
      <h2 lang={langIfDifferent(name.lang, locale)}>{name.text}</h2>
      <dl>
        {facts
          .filter(([, text]) => emptyIfNullText(text))
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
