import type * as z from 'zod'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'

/** What accounts may do: staff is any account; admin is roles 1 and 2; moderator is role 1. */
export type StaffAccess = 'staff' | 'admin' | 'moderator'
/** Who may make a call. Members, owners of listings and participants of meetings signed in with a code. */
export type Access = 'public' | 'member' | 'owner' | 'participant' | StaffAccess
export type Method = 'GET' | 'POST' | 'DELETE'
type ReadRoute = `GET /${string}`
export type FileKind = 'image' | 'pdf' | 'video' | 'sheet'

/**
 * What happens to a received file before the handler runs, while no database connection is held:
 * - `public`: stored under the hash of its bytes; the handler gets its row
 * - `private`: stored under a secret name; the handler writes its row, else the bytes are removed again
 * - `temporary`: the handler reads it where it arrived; it is deleted after the call
 */
export type FileStorage = 'public' | 'private' | 'temporary'

/** What one file field of a multipart body accepts. The bytes decide the kind, never the name. */
export type FileRule = {
  kinds: readonly [FileKind, ...FileKind[]]
  storage: FileStorage
  fileBytesMax: number
  /** Several files under one name. */
  many?: true
  /** Maximum pixels of each side of a picture; a larger one is scaled down. */
  sideMax?: number
  /** A resumable upload may come first: then the field holds its id in place of the file. */
  resumable?: true
  /** The field may be left out; the input's schema requires it otherwise, with its message. */
  optional?: true
  /** Message keys that replace the general ones. */
  wrongKindMessage?: ErrorKey
  tooLargeMessage?: ErrorKey
}
export type FileRules = Readonly<Record<string, FileRule>>
export type RateLimit = {
  points: number
  perSeconds: number
  /** Gives refused tries back, so that mistakes lock no one out; all tries have the limit of any write. */
  counts?: 'accepted'
}

export type CallSpec<I extends z.ZodType, A extends z.ZodType, X extends Access, F extends FileRules> = {
  summary: string
  access: X
  /** The query of a GET or DELETE, the body of a POST. Its first failing key decides the answer's message. */
  input: I
  answer: A
  files?: F
  /** A refusal has its message in `error.message` too, where third-party editors read it. */
  editorErrors?: true
  /**
   * The reads that show what this call writes: the back office repeats them. A form reads its record each
   * time it opens, so only lists are named here. A test requires it of every write of the office.
   */
  invalidates?: readonly ReadRoute[]
  /** A read that exports personal data: it is audited like a write. */
  isAudited?: true
  /** Fields left out of the audit row, because text about a person must be deleted with the person's data. */
  auditOmits?: readonly string[]
  /**
   * The handler writes in one statement, which is atomic by itself: no transaction is opened around it. For
   * writes that a crowd makes.
   */
  isOneStatement?: true
  /** A public call that reads the session of a member, when there is one. */
  knowsMember?: true
  /** The same for an owner of directory listings. */
  knowsOwner?: true
  /** The same for a participant of meetings. */
  knowsParticipant?: true
  /** A public call that does more for signed-in staff. What staff write is audited. */
  knowsStaff?: true
  /** A sign-in by a code: a browser that was sent one is counted separately. */
  isWayIn?: true
  /**
   * Counted by the caller's session if there is one, else by network address, which a whole hall may share.
   * Writes have a default.
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
/** A required file is null while none is chosen; the call's schema reports that. */
type SentFiles<F extends FileRules> = {
  [K in keyof F as F[K] extends { optional: true } ? never : K]: SentFile<F[K]> | null
} & { [K in keyof F as F[K] extends { optional: true } ? K : never]?: SentFile<F[K]> | null | undefined }
type CallInput<I, F extends FileRules> = I extends object ? Omit<I, keyof F> & SentFiles<F> : never

/** The input of a call's handler: the parsed input and the files. `never` for a call of unknown type. */
export type InputOf<C extends Call> =
  C extends Call<infer I, infer _A, infer _X, infer F> ? CallInput<z.input<I>, F> : never
export type AnswerOf<C extends Call> = z.output<C['answer']>

/** The same calls at any address, for a screen of several sites. */
export type AtAnyRoute<C extends Calls> = {
  readonly [N in keyof C]: C[N] extends Call<infer I, infer A, infer X, infer F> ? Call<I, A, X, F> : never
}

/**
 * One call of the table.
 * @param route method and public path as the specification writes them, a literal so that it can be found
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
