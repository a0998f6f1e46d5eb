import type * as z from 'zod'
import type { Account } from '@/lib/platform/accounts/schema'
import type { MeetingUser, MemberCaller } from '@/lib/platform/auth/callers'
import type { CodeHolder } from '@/lib/platform/auth/code-session'
import type { PrivateFile } from '@/lib/platform/files/private'
import type { DocumentText } from '@/lib/platform/files/document-text'
import type { StoredFile } from '@/lib/platform/files/store'
import type { Upload } from '@/lib/platform/files/upload'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Client } from './client'
import type { Call, Calls, FileRules, FileStorage, StaffAccess } from './call'

/** What a handler gets for a received file, depending on its rule. */
export type KeptFile<K extends FileStorage = FileStorage> = {
  public: StoredFile
  private: PrivateFile
  text: DocumentText
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
 * The arguments of a handler: checked values instead of the HTTP request. The answer of a public read without
 * a `knows…` mark is cached if the handler uses cached reads, no other queries, and none of `lang`, `client`,
 * `now` and `setHeader`. The cached answer expires as soon as one of these reads expires.
 */
export type Context<C extends Call> = {
  input: z.output<C['input']>
  files: FilesOf<NonNullable<C['files']>>
  /** The signed-in staff account; a public call gets it only with `knowsStaff`. */
  account: C['access'] extends StaffAccess ? Account : C['access'] extends 'public' ? Account | null : null
  /** The signed-in member; a public call gets it only with `knowsMember`. */
  member: C['access'] extends 'member' ? MemberCaller : MemberCaller | null
  /** The owner of directory listings, signed in with a code; a public call gets it only with `knowsOwner`. */
  holder: C['access'] extends 'owner' ? CodeHolder<'owner'> : CodeHolder<'owner'> | null
  /** The participant of meetings; a public call gets it only with `knowsParticipant`. */
  participant: C['access'] extends 'participant' ? MeetingUser : MeetingUser | null
  /** The language of messages, not of content: Mongolian under /admin, else by `?lang=` or the cookie. */
  lang: Locale
  client: Client
  /** The moment of the request. */
  now: Date
  /** Aborts when the caller disconnects, so that useless work stops. */
  signal: AbortSignal
  /** Adds a header to the answer, in practice only `Set-Cookie`. */
  setHeader(name: string, value: string): void
}

/** A handler need not return an answer that may be empty, such as `doneAnswer`: the registry answers `{}`. */
type Handler<C extends Call> = (
  context: Context<C>,
) =>
  Promise<z.input<C['answer']>> | (Record<never, never> extends z.input<C['answer']> ? Promise<void> : never)

/** The handler of a call whose files are costly to store, with cheap checks before they are stored. */
type CheckedHandler<C extends Call> = {
  /**
   * Runs before the files are stored, and writes nothing.
   * @returns the answer if there is nothing to do, else undefined
   * @throws Problem if the call must be refused
   */
  check: (context: Omit<Context<C>, 'files'>) => Promise<z.input<C['answer']> | undefined>
  handle: Handler<C>
}

/** One handler for each call of a domain. A missing handler or a wrong answer type does not compile. */
export type Handlers<T extends Calls> = { [K in keyof T]: Handler<T[K]> | CheckedHandler<T[K]> }
