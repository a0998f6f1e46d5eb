import { readdirSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { registrantForm } from '@/lib/directory/registrants/schema'
import { companyStep, consultantStep } from '@/lib/directory/registration/schema'
import { letterForm } from '@/lib/directory/letters/schema'
import { listingReportForm } from '@/lib/directory/reports/schema'
import { registrationForm } from '@/lib/event/registrations/schema'
import { registrationFields } from '@/lib/event/registrations/limits'
import { officeRequestForm } from '@/lib/office/requests/schema'
import { draw } from '@/tests/rendered'
import { LetterForm } from './directory/letter-form'
import { CompanyFields } from './directory/register/company-fields'
import { ConsultantFields } from './directory/register/consultant-fields'
import { type FormFields, noCompany, noConsultant, noRegistrant } from './directory/register/listing-values'
import { RegistrantFields } from './directory/register/registrant-fields'
import { ReportForm } from './directory/report-form'
import { RegistrationForm } from './event/registration-form'
import { RequestForm } from './membership/request-form'

vi.mock('next/navigation', () => ({
  useParams: () => ({}),
  useRouter: () => ({}),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

/** Texts that no test checks: each is its own key, except for the given ones. */
const textsWith = (texts: object): never =>
  new Proxy(texts, {
    get: (target, key) =>
      key in target ? Reflect.get(target, key) : typeof key === 'string' ? key : undefined,
  }) as never
const texts = textsWith({})

function fieldsOf<Values extends object>(values: Values, optional: readonly string[]): FormFields<Values> {
  return {
    ...{ values, problems: {}, set: () => undefined, idOf: (path: string) => path },
    isOptional: (name) => optional.includes(name),
  }
}

const listing = { id: 1, name: 'Тал', nameLang: undefined }
const listingTexts = textsWith({ fields: texts, logo: texts, add: texts, remove: texts })
const dialogTexts = (optional: readonly string[]) =>
  textsWith({ fields: texts, kinds: [], problems: {}, optional })

type Form = [string, string[], (optional: readonly string[]) => ReactNode]
const forms: Form[] = [
  [
    'who registers',
    optionalFieldNames(registrantForm, Object.keys(noRegistrant)),
    (optional) => <RegistrantFields fields={fieldsOf(noRegistrant, optional)} labels={texts} texts={texts} />,
  ],
  [
    'a company',
    optionalFieldNames(companyStep, Object.keys(noCompany)),
    (optional) => (
      <CompanyFields
        {...{ fields: fieldsOf(noCompany, optional), choices: [], texts: listingTexts, logo: null }}
        onLogo={() => undefined}
        onRefused={() => undefined}
      />
    ),
  ],
  [
    'a consultant',
    optionalFieldNames(consultantStep, Object.keys(noConsultant)),
    (optional) => <ConsultantFields fields={fieldsOf(noConsultant, optional)} texts={listingTexts} />,
  ],
  [
    'a letter',
    optionalFieldNames(letterForm, ['name', 'email', 'phone', 'text']),
    (optional) => <LetterForm company={listing} locale="mn" texts={dialogTexts(optional)} />,
  ],
  [
    'a report',
    optionalFieldNames(listingReportForm, ['text', 'email']),
    (optional) => (
      <ReportForm listing={{ ...listing, company_id: 1 }} locale="mn" texts={dialogTexts(optional)} />
    ),
  ],
  [
    'a request to join',
    optionalFieldNames(officeRequestForm, ['name', 'email', 'phone_number', 'business_type']),
    (optional) => (
      <RequestForm
        locale="mn"
        texts={textsWith({ fields: texts, purposes: texts, problems: {}, optional })}
      />
    ),
  ],
  [
    'a registration',
    optionalFieldNames(registrationForm, registrationFields),
    (optional) => (
      <RegistrationForm
        locale="mn"
        countries={[]}
        facts={texts}
        texts={textsWith({ fields: texts, country: texts, pass: texts, problems: {}, optional })}
      />
    ),
  ],
]

const markedFields = () =>
  [...document.querySelectorAll('label, legend')]
    .filter(({ textContent }) => textContent.includes('(заавал биш)'))
    .map((label) => (label as HTMLLabelElement).htmlFor || (label.parentElement?.id ?? ''))
    .map((id) => id.replace(/-group$/, '').replace(/^.*-/, ''))
    .sort()

describe.each(forms)('the form of %s', (_what, optional, form) => {
  it('calls optional what the schema takes empty', async () => {
    await draw(form(optional))
    expect(markedFields()).toEqual([...optional].sort())
  })

  it('calls nothing optional by itself', async () => {
    await draw(form([]))
    expect(markedFields()).toEqual([])
  })
})

it('no form says by hand that a field is optional', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.') && !file.startsWith('ui/'),
  )
  // An attribute without a value, alone on its line or among others; a name in braces passes a value on.
  const byHand = /^\s*optional$|<[A-Z][^>{]*\soptional(?=[\s/>])|\boptional=\{(?:true|locale)\}/m
  const faults = files.filter((file) => byHand.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
  expect(faults).toEqual([])
})
