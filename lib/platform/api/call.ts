import type * as z from 'zod'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'

/** What accounts may do: staff is any account; admin is roles 1 and 2; moderator is role 1. */
export type StaffAccess = 'staff' | 'admin' | 'moderator'
/** Who may make a call. Members, owners of listings of the directory and participants of meetings came in with a code. */
export type Access = 'public' | 'member' | 'owner' | 'participant' | StaffAccess
export type Method = 'GET' | 'POST' | 'DELETE'
type ReadRoute = `GET /${string}`
export type FileKind = 'image' | 'pdf' | 'video' | 'sheet'

/**
 * What becomes of a received file before the handler runs, while no connection to the database is held:
 * - `public`: stored under the hash of its bytes; the handler is given its row
 * - `private`: stored under a secret name; the handler writes its row, else the bytes are removed again
 * - `temporary`: the handler reads it where it arrived; it is gone after the call
 */
export type FileStorage = 'public' | 'private' | 'temporary'

/** What may arrive in one file field of a multipart body. Kinds are told by the bytes, never by the name. */
export type FileRule = {
  kinds: readonly [FileKind, ...FileKind[]]
  storage: FileStorage
  fileBytesMax: number
  /** Several files under one name. */
  many?: true
  /** Pixels of each side of a picture; it is made smaller as a whole. */
  sideMax?: number
  /** It may come by a resumable upload before: then the field holds its id in place of the file. */
  resumable?: true
  /** The field may be left out; a required one is asked for by the input's schema, with its message. */
  optional?: true
  /** Message keys that replace the general ones. */
  wrongKindMessage?: ErrorKey
  tooLargeMessage?: ErrorKey
}
export type FileRules = Readonly<Record<string, FileRule>>
export type RateLimit = {
  points: number
  perSeconds: number
  /**
   * Refused tries are given back, so that nobody is locked out by slips of their own; all tries together have the
   * limit of any write.
   */
  counts?: 'accepted'
}

export type CallSpec<I extends z.ZodType, A extends z.ZodType, X extends Access, F extends FileRules> = {
  summary: string
  access: X
  /** The query of a GET or DELETE, the body of a POST. Its first failing key gives the answer's message. */
  input: I
  answer: A
  files?: F
  /** A refusal says its message in `error.message` too, where editors of others look for it. */
  editorErrors?: true
  /**
   * The reads that show what this call writes: the back office asks them anew. One record is read whenever its form
   * opens, so lists alone stand here. Every write of the office names them, a test asks for it.
   */
  invalidates?: readonly ReadRoute[]
  /** A read that takes personal data out of the office: who made it is written down, as of every write. */
  isAudited?: true
  /** Fields that the audit row leaves out: what is written about a person is deleted with the person's data. */
  auditOmits?: readonly string[]
  /**
   * Its handler writes in one statement, which stands or falls by itself: no transaction is opened around it. For
   * what a crowd writes.
   */
  isOneStatement?: true
  /** A public call that reads the session of a member, when there is one. */
  knowsMember?: true
  /** The same of an owner of listings of the directory. */
  knowsOwner?: true
  /** The same of a participant of meetings. */
  knowsParticipant?: true
  /** A public call that does more for who is signed in to the office. What staff write is audited. */
  knowsStaff?: true
  /** A way in by a code: a browser that was sent one is counted by itself. */
  isWayIn?: true
  /**
   * Counted by the caller's session where there is one, else by network address, which a whole hall may share. Writes
   * have a default.
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
/** Of a file that is asked for, null is nothing chosen yet: the call's own words say so. */
type SentFiles<F extends FileRules> = {
  [K in keyof F as F[K] extends { optional: true } ? never : K]: SentFile<F[K]> | null
} & { [K in keyof F as F[K] extends { optional: true } ? K : never]?: SentFile<F[K]> | null | undefined }
type CallInput<I, F extends FileRules> = I extends object ? Omit<I, keyof F> & SentFiles<F> : never

/** What a call is given: its input as its schema reads it, and its files. Of a call that nobody knows it is never. */
export type InputOf<C extends Call> =
  C extends Call<infer I, infer _A, infer _X, infer F> ? CallInput<z.input<I>, F> : never
export type AnswerOf<C extends Call> = z.output<C['answer']>

/** The same calls at any address: what a screen takes that several sites share. */
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
