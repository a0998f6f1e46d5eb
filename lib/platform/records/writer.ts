import { sql } from 'drizzle-orm'
import { accounts } from '@/db/schema/accounts'

/** The name of an account that may be gone. */
export const accountName = sql<string>`coalesce(trim(concat_ws(' ', ${accounts.first_name}, ${accounts.last_name})), '')`

/** Who wrote: by name, by the address of an account that is gone, or nobody, for a command. */
export const writerOf = ({ name, email }: { name: string; email: string }): string => name || email
