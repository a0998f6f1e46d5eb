import { personalData, personalKindsOf } from '@/db/personal-data'
import { versionsMax } from '@/db/record-kinds'
import { browserSeconds } from '@/lib/platform/auth/browser'
import { cookieNames } from '@/lib/platform/auth/cookie-names'
import { sessionSeconds } from '@/lib/platform/auth/session-length'
import { env } from '@/lib/platform/env'
import { sentMailDays } from '@/lib/platform/mail/outbox'
import { remarkDays } from '@/lib/content/previews/schema'
import { draftDays } from '@/lib/platform/records/drafts/schema'
import { auditYears, binDays } from '@/lib/platform/records/schema'

const parts = ['association', 'event', 'directory', 'meetings', 'shared', 'office'] as const

/** Lists what personal data is stored, by the part of the platform and by purpose, from the schema. */
export const listPersonalData = () =>
  parts.map((part) => ({
    part,
    topics: personalData
      .filter((row) => row.part === part)
      .map(({ topic, tables, end, readers }) => ({ topic, end, readers, kinds: personalKindsOf(tables) })),
  }))

/** Returns the periods after which personal data is deleted, as the jobs and sessions use them. */
export const readRetention = () => ({
  days: env().personalDataDays,
  sentDays: sentMailDays,
  auditYears,
  binDays,
  versions: versionsMax,
  remarkDays,
  draftDays,
  sessionHours: sessionSeconds / (60 * 60),
  browserDays: browserSeconds / (24 * 60 * 60),
})

/** The cookies by the names that their texts have; those of a sign-in in progress are one. */
const describedCookies = [
  'lang',
  'strata-session',
  'strata-member',
  'strata-owner',
  'strata-participant',
  'strata-browser',
  'next-auth',
] as const

/** Lists the cookies that the sites use, with the names that browsers see. */
export function listCookies(siteUrl: string) {
  const names = [...cookieNames(siteUrl)]
  return describedCookies.map((cookie) => ({
    cookie,
    names: names.filter((name) => name.replace(/^__(Host|Secure)-/, '').split('.')[0] === cookie),
  }))
}
