import * as z from 'zod'
import { meetingInterpreters } from '@/db/schema/meetings'
import { oldId, oldList, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { meetingLanguages } from '../schema'
import { interpreterCalls } from './calls'

async function* listOldInterpreters(site: OldSite): AsyncGenerator<unknown> {
  yield* recordsOf(await site.readOfStrata('/yellow-page/get/interpreters?limit=100'), 'interpreters')
}

/** The interpreters at meetings, which only an old site that is a Strata has. */
export const oldInterpreters = oldKind({
  name: 'meeting interpreters',
  isOffice: true,
  isPersonal: true,
  list: listOldInterpreters,
  schema: z.object({
    ...{ id: oldId, name: oldText, name_en: oldText, phone_number: oldText },
    languages: oldList(z.enum(meetingLanguages)),
  }),
  idOf: () => null,
  keyOf: ({ id }) => String(id ?? ''),
  toForm: ({ id: _id, ...fields }) => ({ fields }),
  insert: interpreterCalls.insertInterpreter,
  update: interpreterCalls.updateInterpreter,
  remove: interpreterCalls.deleteInterpreter,
  table: meetingInterpreters,
  idColumn: meetingInterpreters.id,
})
