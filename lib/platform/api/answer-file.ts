import * as z from 'zod'
import { formatIsoDay } from '@/lib/platform/i18n/format'

/** The media types of the files that calls answer with, by file extension. */
const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const
export type AnswerFileKind = keyof typeof fileTypes

/** The file formats in which a list of the back office can be downloaded. */
export const tableKinds = ['xlsx', 'csv'] as const
export type TableKind = (typeof tableKinds)[number]

/**
 * A call's answer that is a file and not JSON. `name` has no extension; `fileHeaders` adds `kind` as the
 * extension.
 */
export type AnswerFile<K extends AnswerFileKind = AnswerFileKind> = { body: BodyInit; kind: K; name: string }

const kindsOfAnswers = z.registry<{ kinds: readonly AnswerFileKind[] }>()

/** Returns the answer's schema for a call that answers with a file of one of these kinds. */
export function fileAnswerSchema<const K extends AnswerFileKind>(
  kinds: readonly K[],
): z.ZodType<AnswerFile<K>> {
  return z.custom<AnswerFile<K>>().register(kindsOfAnswers, { kinds })
}

/** @returns the media types of the files that a call answers with; null if it answers with JSON */
export function mediaTypesOf(answerSchema: z.ZodType): readonly string[] | null {
  return kindsOfAnswers.get(answerSchema)?.kinds.map((kind) => fileTypes[kind]) ?? null
}

/** Returns `Title 2026-05-01` with today's date. */
export const appendTodaysDate = (title: string) => `${title} ${formatIsoDay(new Date().toISOString())}`

/** How often one caller may make the same call for a file. */
export const answerFileRate = { points: 60, perSeconds: 600 }

/** Returns the headers with which a browser saves a file under its name, and no cache stores it. */
export function fileHeaders({ kind, name }: AnswerFile): Record<string, string> {
  return {
    'content-type': fileTypes[kind],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${kind}`)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
}
