import { sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import {
  directoryBanners,
  directoryCategories,
  directoryChanges,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
  directoryRegistrants,
  directoryReports,
} from '@/db/schema/directory'
import { eventPartners } from '@/db/schema/event'
import { memberCompanies } from '@/db/schema/members'
import { demoLogos } from '../content/logos'
import type { PictureName } from '../pictures'
import { dateDaysAgo } from '../requests'
import { demoCompanies } from './companies'
import { demoPeople } from './people'

const slides: PictureName[] = ['bannerOre', 'slideCore', 'bannerCrystals']

/** The company that shows everything: it has a waiting change and a report of an error. */
const changedName = 'ДОРНОД ГЕОТЕК ХХК'

/**
 * Writes the directory: its companies and consultants, those that wait for the staff, its slides.
 * @param file finds a stored file of the content by its path
 * @param picture finds a stored picture of the news by its name
 */
export async function insertDirectory(
  tx: Transaction,
  file: (path: string) => number,
  picture: (name: PictureName) => number,
): Promise<void> {
  const categories = new Map(
    (await tx.select().from(directoryCategories)).map(({ category_code, id }) => [category_code, id]),
  )
  const companies = await tx
    .insert(directoryCompanies)
    .values(
      demoCompanies.map(({ key, daysAgo, name, name_en, address, address_en, about, about_en, ...rest }) => ({
        ...{ name, name_en, address, address_en, about, about_en },
        ...{ aimag: rest.aimag, sum: rest.sum, sum_en: rest.sum_en },
        registration_number: rest.registration_number,
        approval: rest.approval,
        status: rest.status,
        logo_file_id: key ? file(`logos/${key}.png`) : null,
        created_at: dateDaysAgo(daysAgo),
        updated_at: dateDaysAgo(daysAgo),
        confirmed_at: dateDaysAgo(daysAgo),
      })),
    )
    .returning({ id: directoryCompanies.id, name: directoryCompanies.name })
  const companyIdAt = (at: number) => companies[at]?.id ?? 0
  await tx
    .insert(directoryCompanyCategories)
    .values(
      demoCompanies.flatMap(({ codes }, at) =>
        codes.map((code) => ({ company_id: companyIdAt(at), category_id: categories.get(code) ?? 0 })),
      ),
    )
  await tx
    .insert(directoryContacts)
    .values(
      demoCompanies.flatMap(({ contacts }, at) =>
        contacts.map((contact) => ({ company_id: companyIdAt(at), ...contact })),
      ),
    )
  const people = await tx
    .insert(directoryPeople)
    .values(
      demoPeople.map(({ person, daysAgo }) => ({
        ...person,
        created_at: dateDaysAgo(daysAgo),
        updated_at: dateDaysAgo(daysAgo),
        confirmed_at: dateDaysAgo(daysAgo),
      })),
    )
    .returning({ id: directoryPeople.id })
  await tx
    .insert(directoryRegistrants)
    .values([
      ...demoCompanies.map(({ registrant }, at) => ({ company_id: companyIdAt(at), ...registrant })),
      ...demoPeople.map(({ registrant }, at) => ({ person_id: people[at]?.id ?? 0, ...registrant })),
    ])
  await tx
    .insert(directoryBanners)
    .values(slides.map((name, at) => ({ image_file_id: picture(name), sequence: at + 1 })))
  const changedCompany = companies.find(({ name }) => name === changedName)
  if (changedCompany) {
    await tx.insert(directoryChanges).values({
      company_id: changedCompany.id,
      changes: {
        address: 'Улаанбаатар хот, Хан-Уул дүүрэг, 11 дүгээр хороо, Зүүн төв',
        name_en: 'DORNOD GEOTECH AND MONITORING LLC',
      },
      sent_by: 'Ж.Тэмүүлэн',
    })
    await tx.insert(directoryReports).values({
      company_id: changedCompany.id,
      text: 'Факсын дугаар нь ажиллахгүй болсон байна.',
      email: 'zochin@mail.example',
    })
  }
  await linkCompanyRoles(tx, companies)
}

/**
 * The companies of the logos are members and exhibitors too: this links the records of each company, as staff
 * would.
 */
async function linkCompanyRoles(tx: Transaction, companies: { id: number; name: string }[]): Promise<void> {
  const roleRows = demoCompanies.flatMap(({ key, registration_number, approval }, at) => {
    const name = demoLogos.find((logo) => logo.key === key)?.name
    return name && approval ? [{ company_id: companies[at]?.id ?? 0, registration_number, name }] : []
  })
  for (const table of [memberCompanies, eventPartners]) {
    const values = sql.join(
      roleRows.map(
        ({ company_id, registration_number, name }) =>
          sql`(${company_id}::integer, ${registration_number}, ${name})`,
      ),
      sql`, `,
    )
    await tx.execute(sql`update ${table} set company_id = joined.id, registration_number = joined.number
      from (values ${values}) as joined (id, number, name) where ${table}.name = joined.name`)
  }
}
