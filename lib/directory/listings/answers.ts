import type { ContactType } from '@/db/schema/directory'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MainCategory } from '../categories/queries'
import { emptyIfNullText, textIn } from '@/lib/platform/i18n/names'
import type { ListingCard } from './cards'
import type { ConsultantCard } from './consultants'
import type { CompanyRecord } from './queries'
import type { ListedCompany, PublicCompany, PublicConsultant } from './schema'
import type * as z from 'zod'
import type { publicCategory } from './schema'

// These functions convert stored listings to the specification's shapes, which the calls return.

/** Converts a main category; `lang` is the language of its sub-categories' names. */
export function categoryAnswer(main: MainCategory, lang: Locale): z.infer<typeof publicCategory> {
  return {
    id: main.id,
    nameMn: main.name,
    nameEn: main.name_en,
    category_code: main.category_code,
    subCategories: main.subs.map((sub) => ({
      id: sub.id,
      category_code: sub.category_code,
      name: bilingualText(sub, 'name', lang).text,
    })),
  }
}

function sharedCompanyFields(card: ListingCard, lang: Locale) {
  const name = textIn(card, 'name', lang).text
  const contactsOfType = (type: ContactType) =>
    card.contacts.flatMap(({ contact_type, contact_value }) => (contact_type === type ? [contact_value] : []))
  return {
    id: card.id,
    name,
    company_name: name,
    logo: card.logo,
    emails: contactsOfType('email'),
    phones: contactsOfType('phone'),
    faxes: contactsOfType('fax'),
    websites: contactsOfType('website'),
    member: card.isMember,
    exhibitor: card.exhibitorOf,
  }
}

export function listedCompanyAnswer(card: ListingCard, lang: Locale): ListedCompany {
  return {
    ...sharedCompanyFields(card, lang),
    all_categories: card.categories.map(({ category_code }) => category_code),
  }
}

export function companyAnswer(company: CompanyRecord, lang: Locale): PublicCompany {
  return {
    ...sharedCompanyFields(company, lang),
    all_categories: company.categories.map((category) => ({
      category_code: category.category_code,
      name: bilingualText(category, 'name', lang).text,
    })),
    aimag: company.aimag,
    sum: textIn(company, 'sum', lang).text,
    address: textIn(company, 'address', lang).text,
    about_company: textIn(company, 'about', lang).text,
    updated_at: company.updated_at,
  }
}

export function consultantAnswer(person: ConsultantCard): PublicConsultant {
  const textsInBothLanguages = (mn: string, en: string) => ({
    mn: emptyIfNullText(mn),
    en: emptyIfNullText(en),
  })
  return {
    id: person.id,
    phone_number: person.phone_number,
    person_info: {
      translations: {
        name: textsInBothLanguages(person.name, person.name_en),
        profession: textsInBothLanguages(person.profession, person.profession_en),
        advice_range: textsInBothLanguages(person.advice_range, person.advice_range_en),
      },
    },
  }
}
