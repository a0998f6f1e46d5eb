import { sql } from 'drizzle-orm'
import { accounts } from '@/db/schema/accounts'

/** Selects the name of an account; empty when the account has no name or is deleted. */
export const accountName = sql<string>`coalesce(trim(concat_ws(' ', ${accounts.first_name}, ${accounts.last_name})), '')`

/**
 * Returns the author of a change: the account's name or else its e-mail address; '' if a command made it. The
 * author by an API token is the account with the token.
 */
export const writerOf = ({ name, email }: { name: string; email: string }): string =>
  name && email.startsWith('token:') ? `${name}, ${email}` : name || email
