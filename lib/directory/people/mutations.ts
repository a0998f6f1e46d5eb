import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryPeople } from '@/db/schema/directory'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, requireRow, updateRow } from '@/lib/platform/api/rows'
import { approvalColumns, type ApprovalRight } from '../companies/mutations'
import { upperCaseName } from '@/lib/platform/i18n/names'
import { mailApproval } from '../registrants/mail'
import { correctRegistrant } from '../registrants/mutations'
import type { PersonUpdate } from './schema'

/** The columns with the Mongolian texts; the names of the English columns end in `_en`. */
type TextColumn = Exclude<keyof PersonUpdate['about'][number], 'lang'>

/**
 * Saves a consultant. A save that approves the consultant mails the registrant.
 * @throws Problem not_found; forbidden when the account may not change the approval or the registrant;
 * bad_input without a name; conflict when somebody saved the consultant since `version` or deleted the
 * registrant
 */
export async function updateConsultantAndMailApproval(
  { person: { id, version, approval, ...columns }, registrant, about }: PersonUpdate,
  { mayApprove }: ApprovalRight,
): Promise<{ id: number; version: number }> {
  const before = requireRow(
    await db()
      .select({
        approval: directoryPeople.approval,
        name: directoryPeople.name,
        name_en: directoryPeople.name_en,
      })
      .from(directoryPeople)
      .where(eq(directoryPeople.id, id))
      .for('update'),
  )
  if (!mayApprove && !before.approval) throw new Problem('not_found')
  if (!mayApprove && (approval === false || registrant)) throw new Problem('forbidden')
  const textsIn = (lang: 'mn' | 'en') => about.find((text) => text.lang === lang)
  const [mn, en] = [textsIn('mn'), textsIn('en')]
  const values = {
    ...columns,
    ...(mn &&
      ({
        name: upperCaseName(mn.name),
        profession: mn.profession,
        advice_range: mn.advice_range,
      } satisfies Record<TextColumn, unknown>)),
    ...(en &&
      ({
        name_en: upperCaseName(en.name),
        profession_en: en.profession,
        advice_range_en: en.advice_range,
      } satisfies Record<`${TextColumn}_en`, unknown>)),
    ...(approval === true ? { ...approvalColumns } : { approval }),
  }
  if (!(values.name ?? before.name) && !(values.name_en ?? before.name_en))
    throw Problem.ofField('name', 'validation.listing.name')
  const savedRow = await updateRow(directoryPeople, { id, version }, values)
  if (registrant) await correctRegistrant('person_id', id, registrant)
  if (approval === true && !before.approval) await mailPersonApproval(id)
  return { id, version: savedRow.version }
}

/** Mails the registrant that the consultant is published. */
export async function mailPersonApproval(id: number): Promise<void> {
  const names = requireRow(
    await db()
      .select({ name: directoryPeople.name, name_en: directoryPeople.name_en })
      .from(directoryPeople)
      .where(eq(directoryPeople.id, id)),
  )
  await mailApproval({ column: 'person_id', id, ...names })
}

/** @throws Problem not_found */
export function deletePerson(id: number): Promise<void> {
  return deleteRow(directoryPeople, id)
}
