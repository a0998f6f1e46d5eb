import * as z from 'zod'
import { formatDay } from '@/lib/platform/i18n/format'

/** The files that calls answer, by the ends of their names. */
const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const
export type AnswerFileKind = keyof typeof fileTypes

/** What a list of the office is given as. */
export const tableKinds = ['xlsx', 'csv'] as const
export type TableKind = (typeof tableKinds)[number]

/** A file in place of JSON; its name is without the end that its kind has. */
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

/** `Title 2026-05-01`, by the day of today. */
export const datedName = (title: string) => `${title} ${formatDay(new Date().toISOString())}`

/** So often may somebody take a list away. */
export const answerFileRate = { points: 60, perSeconds: 600 }

/** A file for its caller alone: saved under its name, cached nowhere. */
export function fileHeaders({ kind, name }: AnswerFile): Record<string, string> {
  return {
    'content-type': fileTypes[kind],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${kind}`)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
}
