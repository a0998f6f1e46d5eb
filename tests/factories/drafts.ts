import { randomUUID } from 'node:crypto'
import { db } from '@/db/client'
import { drafts } from '@/db/schema/drafts'
import { makeAccount } from './rows'

/** The form of news, as the calls of drafts name it. */
export const newsForm = { call: 'POST /admin/update/news', form: 'news', kind: 'news' } as const

/** A draft of the form of news, of a record that does not exist yet. @returns its id */
export async function makeDraft(values: Partial<typeof drafts.$inferInsert> = {}): Promise<string> {
  const id = values.id ?? randomUUID()
  await db()
    .insert(drafts)
    .values({
      ...newsForm,
      ...{ title: 'Дутуу мэдээ', values: { title: 'Дутуу мэдээ' }, open_form: randomUUID() },
      ...values,
      id,
      account_id: values.account_id ?? (await makeAccount(3)).id,
    })
  return id
}
