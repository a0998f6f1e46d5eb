import type * as z from 'zod'
import type { Account } from '@/lib/platform/accounts/schema'
import type { MeetingUser, MemberCompany } from '@/lib/platform/auth/callers'
import type { CodeHolder } from '@/lib/platform/auth/code-session'
import type { PrivateFile } from '@/lib/platform/files/private'
import type { StoredFile } from '@/lib/platform/files/store'
import type { Upload } from '@/lib/platform/files/upload'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Asker } from './asker'
import type { Call, Calls, FileRules, FileStorage, StaffAccess } from './call'

/** What a handler is given of a received file, by what its rule says becomes of it. */
export type KeptFile<K extends FileStorage = FileStorage> = {
  public: StoredFile
  private: PrivateFile
  temporary: Upload
}[K]

type FilesOf<F extends FileRules> = {
  [K in keyof F]: F[K] extends { many: true }
    ? KeptFile<F[K]['storage']>[]
    : F[K] extends { optional: true }
      ? KeptFile<F[K]['storage']> | undefined
      : KeptFile<F[K]['storage']>
}

/**
 * What a handler is given: everything checked, nothing of HTTP but what it may answer with. The answer of a public read
 * is cached as long as its cached reads are, unless the handler looks at `lang`, `asker`, `now` or `setHeader`.
 */
export type Context<C extends Call> = {
  input: z.output<C['input']>
  files: FilesOf<NonNullable<C['files']>>
  /** Of a public call only when it asks to know it. */
  account: C['access'] extends StaffAccess ? Account : C['access'] extends 'public' ? Account | null : null
  /** Of a public call only when it asks to know it. */
  member: C['access'] extends 'member' ? MemberCompany : MemberCompany | null
  /** Who came in with a code to an address that is no member's; of a public call only when it asks to know it. */
  holder: C['access'] extends 'owner' ? CodeHolder<'owner'> : CodeHolder<'owner'> | null
  /** Who came in as a participant of meetings; of a public call only when it asks to know it. */
  participant: C['access'] extends 'participant' ? MeetingUser : MeetingUser | null
  /** The language of messages, by `?lang=` or the cookie. What an answer shows goes by the input's. */
  lang: Locale
  asker: Asker
  /** The moment of the request. */
  now: Date
  /** Says when the caller has left, so that what is done for nobody ends. */
  signal: AbortSignal
  /** Adds a header to the answer; `Set-Cookie` is the one that is needed. */
  setHeader(name: string, value: string): void
}

type Handler<C extends Call> = (context: Context<C>) => Promise<z.input<C['answer']>>

/** A call whose files are costly to store: what is cheap to refuse is refused before they are. */
type CheckedHandler<C extends Call> = {
  /** Reads alone. @returns an answer where there is nothing to do @throws Problem for what would be refused */
  check: (context: Omit<Context<C>, 'files'>) => Promise<z.input<C['answer']> | undefined>
  handle: Handler<C>
}

/** One handler for each call of a domain: forgetting one, or answering another shape, does not compile. */
export type Handlers<T extends Calls> = { [K in keyof T]: Handler<T[K]> | CheckedHandler<T[K]> }
