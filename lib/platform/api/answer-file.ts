import * as z from 'zod'
import { formatDay } from '@/lib/platform/i18n/format'

/** The files that calls answer, by file extension. */
const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const
export type AnswerFileKind = keyof typeof fileTypes

/** The formats of an office list's download. */
export const tableKinds = ['xlsx', 'csv'] as const
export type TableKind = (typeof tableKinds)[number]

/** A file in place of JSON. `name` has no extension; the kind adds it. */
export type AnswerFile<K extends AnswerFileKind = AnswerFileKind> = { body: BodyInit; kind: K; name: string }

const kindsOfAnswers = z.registry<{ kinds: readonly AnswerFileKind[] }>()

/** The answer of a call that gives a file of one of these kinds. */
export function answerFile<const K extends AnswerFileKind>(kinds: readonly K[]): z.ZodType<AnswerFile<K>> {
  return z.custom<AnswerFile<K>>().register(kindsOfAnswers, { kinds })
}

/** @returns the media types of the files that a call answers; null for JSON */
export function fileTypesOf(answer: z.ZodType): readonly string[] | null {
  return kindsOfAnswers.get(answer)?.kinds.map((kind) => fileTypes[kind]) ?? null
}

/** Returns `Title 2026-05-01` with today's date. */
export const datedName = (title: string) => `${title} ${formatDay(new Date().toISOString())}`

/** How often one user may download a list. */
export const answerFileRate = { points: 60, perSeconds: 600 }

/** Headers of a file for its caller alone: saved under its name, never cached. */
export function fileHeaders({ kind, name }: AnswerFile): Record<string, string> {
  return {
    'content-type': fileTypes[kind],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${kind}`)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
}
