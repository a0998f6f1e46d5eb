import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import type mn from '@/messages/mn.json'

const levels = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'] as const

const component = z.object({
  name: z.string(),
  adherence: z.object({ level: z.enum(levels), notes: z.string() }),
})
const report = z.object({
  last_modified_date: z.iso.date(),
  chapters: z.record(
    z.string(),
    z.object({
      criteria: z.array(z.object({ num: z.string(), components: z.array(component) })).default([]),
    }),
  ),
})

/** Where visitors get the report of conformance, an OpenACR. */
export const reportPath = '/strata.openacr.yaml'

type LimitKey = keyof (typeof mn)['association']['accessibility']['rows']

export type KnownLimit = ReturnType<typeof readAccessibility>['limits'][number]

/** Reads the report of conformance: its day, how many criteria are met, and the rows of those that are not. */
export function readAccessibility() {
  const { last_modified_date: date, chapters } = report.parse(
    parse(readFileSync(resolve(`public${reportPath}`), 'utf8')),
  )
  const rows = Object.entries(chapters).flatMap(([chapter, { criteria }]) =>
    criteria.flatMap(({ num, components }) =>
      components.map(({ adherence }) => ({
        number: chapter.startsWith('success_criteria') ? `WCAG ${num}` : num,
        key: `c${num.replaceAll('.', '_')}` as LimitKey,
        level: adherence.level,
      })),
    ),
  )
  const countOf = (level: (typeof levels)[number]) => rows.filter((row) => row.level === level).length
  return {
    date,
    counts: {
      count: rows.length - countOf('not-applicable'),
      supports: countOf('supports'),
      partly: countOf('partially-supports'),
      not: countOf('does-not-support'),
    },
    limits: rows.flatMap(({ level, ...row }) =>
      level === 'partially-supports' || level === 'does-not-support' ? [{ ...row, level }] : [],
    ),
  }
}
