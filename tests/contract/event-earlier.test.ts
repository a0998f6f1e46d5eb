import { beforeAll, describe, expect, it } from 'vitest'
import { presentationPath } from '@/components/event/presentation-path'
import { readAgendaView } from '@/lib/event/agenda/view'
import {
  findEarlierEdition,
  editionParts,
  getLiveEdition,
  listEarlierEditions,
} from '@/lib/event/editions/queries'
import { readGalleryPage } from '@/lib/event/gallery/queries'
import { galleryPhotographsMin } from '@/lib/event/editions/schema'
import { readPresentationPage } from '@/lib/event/presentations/queries'
import { cardKinds } from '@/lib/sites/cards/kinds'
import { archivedYear, eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { sitemapIndex, sitemapPart } from '@/lib/sites/sitemap'
import { makeEdition, makeEventDay, makePartner } from '@/tests/factories/event'
import { makeGalleryImage, makeHall, makePresentation, makeSpeaker } from '@/tests/factories/event-content'
import { ask, someone } from './harness'

const years = { empty: 2098, before: 2100, live: 2101, prepared: 2102 } as const
let before = 0
let speaker = 0
let hall = 0

const makeLive = async (id: number) =>
  ask('POST /mw/admin/update/event-current', { as: await someone(1), json: { id } })

beforeAll(async () => {
  before = await makeEdition({ year: years.before, event: 'Долоо хоног 2100', event_en: 'Week 2100' })
  const day = await makeEventDay({ event_id: before, event_date: '2100-09-01' })
  hall = (await makeHall({ event_id: before })).id
  speaker = (await makeSpeaker({ event_id: before })).id
  await makePresentation({ event_date_id: day, hall_id: hall })
  for (let at = 0; at < galleryPhotographsMin; at++) await makeGalleryImage({ event_date_id: day })
  await makePartner({ event_id: before, role: 'exhibitor' })
  await makeEdition({ year: years.empty })
  await makeEdition({ year: archivedYear })
  await makeEdition({ year: years.prepared })
  await makeLive(before)
  expect(await findEarlierEdition(String(years.before))).toBeNull()
  expect((await makeLive(await makeEdition({ year: years.live }))).status).toBe(200)
})

describe('the editions before the live one', () => {
  it('have their pages under their years, as soon as another one is live', async () => {
    expect((await findEarlierEdition('2100'))?.id).toBe(before)
    expect(pathsOf(await findEarlierEdition('2100')).agenda(2)).toBe('/mw/2100/agenda/2')
    expect((await listEarlierEditions()).map(({ year }) => year)).toEqual([years.before, years.empty])
  })

  it('exclude the live one, prepared ones, the archived site and invalid years', async () => {
    for (const year of ['2101', '2102', '2023', '2099', '21000', '02100', 'agenda', '']) {
      expect(await findEarlierEdition(year), year).toBeNull()
    }
    expect(pathsOf((await getLiveEdition())?.edition ?? null)).toBe(eventPaths)
  })

  it('show their content by the queries of the live one', async () => {
    const edition = await findEarlierEdition('2100')
    expect(await editionParts(before)).toEqual({
      ...{ agenda: false, presentation: true, gallery: true, speakers: true },
      ...{ sponsors: false, exhibitors: true },
    })
    const place = await readPresentationPage(edition, [])
    expect(place?.presentation).not.toBeNull()
    expect(place && presentationPath(place, { day: 2 })).toBe('/mw/2100/presentation/2')
    expect((await readGalleryPage(edition, []))?.images).toHaveLength(galleryPhotographsMin)
    expect(await readAgendaView(edition, 'en', { day: 1 })).toMatchObject({ edition: { id: before } })
    expect(await readAgendaView(edition, 'en', { day: 9 })).toBeNull()
  })

  it('are in the sitemap, each in a separate part, without their empty pages', async () => {
    expect(await sitemapIndex()).toContain('/sitemap/editions-2.xml')
    const part = (await sitemapPart('editions-2')) ?? ''
    for (const path of ['', `/speaker/${speaker}`, '/speaker', '/presentation', '/gallery', '/exhibitor'])
      for (const language of ['', '/en'])
        expect(part, path).toMatch(new RegExp(`<loc>[^<]*[^n]${language}/mw/2100${path}</loc>`))
    expect(part).not.toContain('/mw/2100/agenda')
    expect(part).not.toContain('/mw/2100/sponsor')
    expect(part).not.toContain(`/mw/speaker/${speaker}<`)
    expect(await sitemapPart('editions-3')).toBeNull()
  })

  it('have share cards with the name of their edition', async () => {
    expect(await cardKinds.event('2100-gallery-1', 'en')).toMatchObject({ publisher: 'Week 2100' })
    expect(await cardKinds.event('2100-home', 'mn')).toMatchObject({ title: 'Долоо хоног 2100' })
    expect(await cardKinds.event('2102-home', 'mn')).toBeNull()
    expect(await cardKinds.event('2023-archive', 'mn')).toBeNull()
  })
})
