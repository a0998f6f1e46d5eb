import * as z from 'zod'
import { logos } from '@/db/schema/content'
import { oldFlag, oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { logoCalls } from './calls'
import { logoFlags } from './schema'

/** The lists of logos; each may have flags that the others lack. */
const lists = [
  { path: '/client/get/logos', flags: {} },
  { path: '/client/get/member-logo', flags: {} },
  { path: '/client/get/responsible-logo', flags: { responsible_mining: true } },
]

const markOf = ({ id, logo }: { id?: unknown; logo?: unknown }) => String(id ?? logo)

/** Joins the lists, because a logo of several lists is one record. */
async function* listOldLogos(site: OldSite): AsyncGenerator<unknown> {
  const logosByMark = new Map<string, object>()
  for (const { path, flags } of lists)
    for (const record of recordsOf(await site.read(path), 'logos')) {
      const logo = record as { id?: unknown; logo?: unknown }
      logosByMark.set(markOf(logo), { ...logosByMark.get(markOf(logo)), ...logo, ...flags })
    }
  yield* logosByMark.values()
}

const flags = Object.fromEntries(logoFlags.map((name) => [name, oldFlag()])) as Record<
  (typeof logoFlags)[number],
  ReturnType<typeof oldFlag>
>

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link)

export const oldLogos = oldKind({
  name: 'logos',
  list: listOldLogos,
  schema: z.object({
    ...{ id: oldId, name: oldText, name_en: oldText, logo: oldText, link: oldText },
    ...{ aimag: oldText, sum: oldText, sum_en: oldText, ...flags },
  }),
  idOf: ({ id }) => id,
  keyOf: markOf,
  toForm: ({ id: _id, logo, name, ...fields }) => ({
    // An old site may have pictures without names.
    fields: { ...fields, name: name || fields.name_en || hostOf(fields.link) },
    files: { image: logo },
    notes: name ? [] : ['it has no name: named after its link'],
  }),
  insert: logoCalls.insertLogo,
  update: logoCalls.updateLogo,
  remove: logoCalls.deleteLogo,
  table: logos,
  idColumn: logos.id,
})
