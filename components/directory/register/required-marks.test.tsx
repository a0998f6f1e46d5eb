// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { requiredFields } from '@/components/admin/form/required-fields'
import { registrantForm } from '@/lib/directory/registrants/schema'
import { companyStep, consultantStep } from '@/lib/directory/registration/schema'
import { drawAlone } from '@/tests/rendered'
import { CompanyFields } from './company-fields'
import { ConsultantFields } from './consultant-fields'
import { noCompany, noConsultant, noRegistrant, type FormFields } from './listing-values'
import { RegistrantFields } from './registrant-fields'

vi.mock('next/navigation', () => ({ useParams: () => ({}) }))

/** Texts that nobody reads here. */
const texts = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key : undefined) }) as never
const deep = { fields: texts, logo: texts, add: texts, remove: texts } as never
const fieldsOf = <Values,>(values: Values): FormFields<Values> => ({
  ...{ values, problems: {}, set: () => undefined, idOf: (path) => path },
})

it.each([
  [
    'a company',
    companyStep,
    noCompany,
    <CompanyFields
      key="company"
      {...{ fields: fieldsOf(noCompany), choices: [], texts: deep, logo: null }}
      onLogo={() => undefined}
      onRefused={() => undefined}
    />,
  ],
  [
    'a consultant',
    consultantStep,
    noConsultant,
    <ConsultantFields key="consultant" fields={fieldsOf(noConsultant)} texts={deep} />,
  ],
  [
    'who registers',
    registrantForm,
    noRegistrant,
    <RegistrantFields key="registrant" fields={fieldsOf(noRegistrant)} labels={texts} texts={texts} />,
  ],
])('the form of %s calls optional what the schema takes empty', async (_what, schema, values, form) => {
  await drawAlone(form)
  const names = Object.keys(values)
  const required = requiredFields(schema, names)
  const optionalLabels = [...document.querySelectorAll('label, legend')]
    .filter(({ textContent }) => textContent.includes('(заавал биш)'))
    .map((label) => (label as HTMLLabelElement).htmlFor || (label.parentElement?.id ?? ''))
    .map((id) => id.replace(/-group$/, ''))
  expect(optionalLabels.sort()).toEqual(names.filter((name) => !required.has(name)).sort())
})
