import { apiTokens } from '@/db/schema/accounts'
import type { Account } from '@/lib/platform/accounts/schema'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow } from '@/lib/platform/api/rows'
import { createTokenSecret } from '@/lib/platform/auth/api-token'
import type { ApiTokenForm } from './schema'

/**
 * Makes a token, which acts for the account.
 * @returns the secret, which is not stored
 * @throws Problem conflict when another token has the name
 */
export async function insertApiToken(
  form: ApiTokenForm,
  { id: account_id }: Account,
): Promise<{ id: number; secret: string }> {
  const { secret, ...secretColumns } = createTokenSecret()
  const row = await writeOrRefuseTaken(
    () => insertRow(apiTokens, { ...form, ...secretColumns, account_id }),
    () => Problem.ofField('name', 'validation.apiToken.taken', {}, 'conflict'),
  )
  return { ...row, secret }
}

/** Revokes a token. @throws Problem not_found */
export function deleteApiToken(id: number): Promise<void> {
  return deleteRow(apiTokens, id)
}
