import type * as z from 'zod'
import type { Account } from '@/lib/accounts/schema'
import type { Upload } from '@/lib/files/upload'
import type { Locale } from '@/lib/i18n/locale'
import type { MemberCompany } from '@/lib/members/schema'
import type { Call, Calls, FileRules } from './call'

type UploadsOf<F extends FileRules> = {
  [K in keyof F]: F[K] extends { many: true }
    ? Upload[]
    : F[K] extends { optional: true }
      ? Upload | undefined
      : Upload
}

/** What a handler is given: everything checked, nothing of HTTP but what it may answer with. */
export type Context<C extends Call> = {
  input: z.output<C['input']>
  files: UploadsOf<NonNullable<C['files']>>
  account: C['access'] extends 'public' | 'member' ? null : Account
  /** Of a public call only when it asks to know it. */
  member: C['access'] extends 'member' ? MemberCompany : MemberCompany | null
  lang: Locale
  /** Says when the caller has left, so that what is done for nobody ends. */
  signal: AbortSignal
  /** Adds a header to the answer; `Set-Cookie` is the one that is needed. */
  setHeader(name: string, value: string): void
}

/** One handler for each call of a domain: forgetting one, or answering another shape, does not compile. */
export type Handlers<T extends Calls> = {
  [K in keyof T]: (context: Context<T[K]>) => Promise<z.input<T[K]['answer']>>
}
