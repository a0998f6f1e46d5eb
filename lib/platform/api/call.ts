import type * as z from 'zod'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'

/**
 * Accounts that may make a call. `staff`: all; `admin`: moderators and admins; `moderator`: moderators;
 * `reviewer`: accounts of any role to which a moderator gave the right to review assessments.
 */
export type StaffAccess = 'staff' | 'admin' | 'moderator' | 'reviewer'
/**
 * Who may make a call. Members, owners of listings and participants of meetings have signed in with a code.
 */
export type Access = 'public' | 'member' | 'owner' | 'participant' | StaffAccess
export type Method = 'GET' | 'POST' | 'DELETE'
type ReadRoute = `GET /${string}`
export type FileKind = 'image' | 'pdf' | 'video' | 'sheet' | 'document'

/**
 * What happens to a received file before the handler runs, while no database connection is held:
 * - `public`: stored under a hash of its bytes, so that anyone can read it
 * - `private`: stored under a secret name; the handler writes the file's row, else the bytes are removed
 *   again
 * - `text`: a document, of which the handler gets the text; its pictures are stored as `public`
 * - `temporary`: the handler reads the file in the temporary folder; it is deleted after the call
 */
export type FileStorage = 'public' | 'private' | 'text' | 'temporary'

/** What one file field of a multipart body accepts. A file's bytes decide its kind; its name does not. */
export type FileRule = {
  kinds: readonly [FileKind, ...FileKind[]]
  storage: FileStorage
  fileBytesMax: number
  /** The field may contain several files. */
  many?: true
  /** Maximum pixels of each side of a picture; a larger one is scaled down. */
  sideMax?: number
  /** The file may be sent beforehand as a resumable upload: the field then contains the upload's id. */
  resumable?: true
  /**
   * The field may be missing. Without this mark the input's schema requires the file, with its own message.
   */
  optional?: true
  /** Message keys for a file of a wrong kind or size that replace the general ones. */
  wrongKindMessage?: ErrorKey
  tooLargeMessage?: ErrorKey
}
export type FileRules = Readonly<Record<string, FileRule>>
export type RateLimit = {
  points: number
  perSeconds: number
  /**
   * Counts only accepted tries, and refused tries whose picture the server had to process, so that mistakes
   * lock no one out. All tries together are limited too, by the default limit of writes.
   */
  counts?: 'accepted'
}

export type CallSpec<I extends z.ZodType, A extends z.ZodType, X extends Access, F extends FileRules> = {
  summary: string
  access: X
  /**
   * The schema of a GET's or DELETE's query, or of a POST's body. The first wrong field decides the message
   * of the refusal.
   */
  input: I
  answer: A
  files?: F
  /** A refusal has its message in `error.message` too, where third-party editors read it. */
  editorErrors?: true
  /**
   * The reads that show what this call writes: the back office repeats them after the call. A form reads its
   * record each time it opens, so that read need not be named. A test requires this key of every write of the
   * back office, except previews.
   */
  invalidates?: readonly ReadRoute[]
  /**
   * A read that exports personal data or opens that of one person: it is audited like a write. `seldom`: a list
   * of persons, of which an account leaves one line in some minutes, because lists are read again and again.
   * `false`: a write that leaves no line, because forms make it by themselves while somebody types.
   */
  isAudited?: boolean | 'seldom'
  /** Fields left out of the audit row, because text about a person must be deleted with the person's data. */
  auditOmits?: readonly string[]
  /**
   * The handler writes in one statement, which is atomic by itself: no transaction is opened around it. Meant
   * for writes that very many users make at once.
   */
  isOneStatement?: true
  /** Its statements may take longer than those of a visitor: the import of a whole register. */
  takesLong?: true
  /** A call of members that colleagues whom they invited to the assessment may make too. */
  admitsColleague?: true
  /** A public call that reads the session of a member, when there is one. */
  knowsMember?: true
  /** A public call that reads the session of an owner of directory listings, when there is one. */
  knowsOwner?: true
  /** A public call that reads the session of a participant of meetings, when there is one. */
  knowsParticipant?: true
  /** A public call that can do more if staff are signed in. The writes of staff are then audited. */
  knowsStaff?: true
  /**
   * The call is about the preparation of another one, such as its draft: the field `call` of its query is the
   * route of that write of staff, and only who may make that call may make this one.
   */
  preparesCall?: true
  /** A call that an API token may not make: it opens a session, or gives or takes access of others. */
  refusesTokens?: true
  /** A sign-in by a code: a browser that requested a code has a rate limit of its own. */
  isWayIn?: true
  /**
   * How often one caller may make this call. A caller is a known account or person, else a network address,
   * which a whole hall may share. Writes have a default limit.
   */
  rate?: RateLimit
}

export type Call<
  I extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  X extends Access = Access,
  F extends FileRules = FileRules,
  R extends string = string,
> = CallSpec<I, A, X, F> & { method: Method; path: string; route: R }

export type Calls = Record<string, Call>

type SentFile<R> = R extends { many: true } ? readonly Blob[] : Blob
/** A required file is null while none is chosen; the call's schema then reports the missing file. */
type SentFiles<F extends FileRules> = {
  [K in keyof F as F[K] extends { optional: true } ? never : K]: SentFile<F[K]> | null
} & { [K in keyof F as F[K] extends { optional: true } ? K : never]?: SentFile<F[K]> | null | undefined }
type CallInput<I, F extends FileRules> = I extends object ? Omit<I, keyof F> & SentFiles<F> : never

/** The input that a caller passes: the fields before they are parsed, and the files. */
export type InputOf<C extends Call> =
  C extends Call<infer I, infer _A, infer _X, infer F> ? CallInput<z.input<I>, F> : never
export type AnswerOf<C extends Call> = z.output<C['answer']>

/** The calls without their literal routes, for a screen that several sites use, each with its own routes. */
export type AtAnyRoute<C extends Calls> = {
  readonly [N in keyof C]: C[N] extends Call<infer I, infer A, infer X, infer F> ? Call<I, A, X, F> : never
}

/**
 * Declares one call of the call table.
 * @param route method and public path as the specification writes them; a literal, so that a text search
 * finds it
 */
export function call<
  I extends z.ZodType,
  A extends z.ZodType,
  const X extends Access,
  const F extends FileRules = Record<never, never>,
  const R extends `${Method} /${string}` = `${Method} /${string}`,
>(route: R, spec: CallSpec<I, A, X, F>): Call<I, A, X, F, R> {
  const [method, path] = route.split(' ') as [Method, string]
  return { ...spec, method, path, route }
}
