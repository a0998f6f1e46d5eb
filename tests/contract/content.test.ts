import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import {
  makeDocument,
  makeDocumentFile,
  makeLogo,
  makeMineral,
  makeMonthNews,
  makePerson,
  makeReport,
  makeSustainable,
  makeVideo,
} from '@/tests/factories/content'
import { makePicture } from '@/tests/factories/rows'
import { ask } from './harness'

type Row = Record<string, unknown> & { id: number }
const rowsOf = async (route: string, key: string) => (await ask(route)).body[key] as Row[]
const find = (rows: Row[], id: number) => rows.find((row) => row.id === id)

describe('GET /client/get/about-us', () => {
  it('lists people with and without a portrait, in the order of staff', async () => {
    const portrait = await makePicture()
    const second = await makePerson({
      about_category: 'President',
      sequence: 902,
      years_of_work: '1994–1998',
    })
    const earlier = await makePerson({
      about_category: 'President',
      sequence: 901,
      name_en: 'A. Person',
      profile_file_id: portrait.id,
    })
    const about = await rowsOf('GET /client/get/about-us', 'about')
    expect(find(about, second.id)).toEqual({
      id: second.id,
      about_category: 'President',
      name: 'Туршилтын хүн',
      name_en: '',
      position: '',
      position_en: '',
      company: '',
      company_en: '',
      profile: null,
      years_of_work: '1994–1998',
      email: '',
    })
    expect(find(about, earlier.id)).toMatchObject({ name_en: 'A. Person', profile: portrait.url })
    const ids = about.map(({ id }) => id)
    expect(ids.indexOf(earlier.id)).toBeLessThan(ids.indexOf(second.id))
  })

  it('refuses another category', async () => {
    await expect(makePerson({ about_category: 'Guest' as 'Office' })).rejects.toThrow()
  })
})

describe('the logos', () => {
  it('appear in the lists that their flags name', async () => {
    const plain = await makeLogo({ legal_committee: true, link: 'https://legal.example' })
    const board = await makeLogo({ board_member: true })
    const member = await makeLogo({ main_member: true, responsible_mining: true })
    const all = await rowsOf('GET /client/get/logos', 'logos')
    const members = await rowsOf('GET /client/get/member-logo', 'logos')
    const responsible = await rowsOf('GET /client/get/responsible-logo', 'logos')
    expect(find(all, plain.id)).toMatchObject({
      link: 'https://legal.example',
      public_relations_committee: false,
      environment_committee: false,
      legal_committee: true,
      logistics_committee: false,
      board_member: false,
      main_member: false,
    })
    expect(find(all, plain.id)?.logo).toMatch(/^\/files\/[0-9a-f]{64}\/\d+\.jpg$/)
    expect(find(members, plain.id)).toBeUndefined()
    expect(find(members, board.id)).toMatchObject({ board_member: true, main_member: false })
    expect(find(members, member.id)).toMatchObject({ board_member: false, main_member: true })
    expect(Object.keys(find(responsible, member.id) ?? {}).sort()).toEqual([
      'id',
      'link',
      'logo',
      'name',
      'name_en',
    ])
    expect(find(responsible, board.id)).toBeUndefined()
  })

  it('prevent the deletion of their file, and take only web addresses', async () => {
    const logo = await makeLogo()
    await expect(db().delete(files).where(eq(files.id, logo.logo_file_id))).rejects.toThrow()
    await expect(makeLogo({ link: 'javascript:alert(1)' })).rejects.toThrow()
  })
})

describe('documents, minerals and films', () => {
  it('come with the addresses of their files', async () => {
    const document = await makeDocument('Кодекс')
    const mineral = await makeMineral({ title: 'Зэс', title_en: 'Copper' })
    const poster = await makePicture()
    const plainVideo = await makeVideo()
    const film = await makeVideo({ poster_file_id: poster.id })
    const [row] = [find(await rowsOf('GET /client/get/document-pdf', 'document'), document.id)]
    expect(row?.title).toBe('Кодекс')
    expect(row?.pdf).toMatch(/^\/files\/[0-9a-f]{64}\/file\.pdf$/)
    expect(find(await rowsOf('GET /client/get/minerals', 'minerals'), mineral.id)).toMatchObject({
      title: 'Зэс',
      title_en: 'Copper',
      image: expect.stringMatching(/^\/files\//) as string,
    })
    const videos = await rowsOf('GET /client/get/mining-video', 'video')
    expect(find(videos, plainVideo.id)).toMatchObject({ poster: null })
    expect(find(videos, film.id)).toMatchObject({
      poster: poster.url,
      video: expect.stringMatching(/\/file\.mp4$/) as string,
    })
  })
})

describe('GET /client/get/sustainable-mining', () => {
  it('lists the entries of one language, with posters in their order', async () => {
    const mn = await makeSustainable('mn', { posters: 3 })
    const en = await makeSustainable('en', { pdf: false })
    const mongolian = await rowsOf('GET /client/get/sustainable-mining?lang=mn', 'mining')
    const english = await rowsOf('GET /client/get/sustainable-mining?lang=en', 'mining')
    expect(find(mongolian, mn.id)).toMatchObject({ posters: mn.posters, language: 'mn' })
    expect(find(mongolian, en.id)).toBeUndefined()
    expect(find(english, en.id)).toMatchObject({ posters: [], pdf: null })
    expect((await ask('GET /client/get/sustainable-mining?lang=ru')).status).toBe(400)
  })
})

describe('GET /client/get/report', () => {
  it('pages six at a time, newest first, with the day in English', async () => {
    const imageFileId = (await makePicture()).id
    const pdfFileId = (await makeDocumentFile()).id
    const rows = []
    for (let day = 1; day <= 8; day++) {
      const createdAt = new Date(Date.UTC(2040, 8, day, 20))
      rows.push(
        await makeReport({
          title: `Тайлан ${day}`,
          title_en: `Report ${day}`,
          image_file_id: imageFileId,
          pdf_file_id: pdfFileId,
          created_at: createdAt,
        }),
      )
    }
    const firstPage = await ask('GET /client/get/report?lang=en&page=1')
    const reports = firstPage.body.reports as Row[]
    expect(reports.map(({ title }) => title)).toEqual([8, 7, 6, 5, 4, 3].map((day) => `Тайлан ${day}`))
    // 20:00 in London is the next day in Ulaanbaatar.
    expect(reports[0]).toMatchObject({
      title_en: 'Report 8',
      created_at: '2040-09-08T20:00:00.000Z',
      created_at_en: '9 Sep 2040',
    })
    const total = Number(firstPage.body.total)
    expect(firstPage.body.totalPages).toBe(Math.ceil(total / 6))
    const second = (await ask('GET /client/get/report?page=2')).body.reports as Row[]
    expect(second.slice(0, 2).map(({ id }) => id)).toEqual([rows[1]?.id, rows[0]?.id])
    expect((await ask('GET /client/get/report?page=1000000')).body).toMatchObject({ reports: [], total })
    for (const wrong of ['page=0', 'limit=0', 'limit=51', 'page=x', 'lang=fr']) {
      expect((await ask(`GET /client/get/report?${wrong}`)).status, wrong).toBe(400)
    }
  })
})

describe('GET /client/month-news-pdf', () => {
  it('lists the issues, newest first', async () => {
    const older = await makeMonthNews({ title: 'Наймдугаар сар', created_at: new Date(Date.UTC(2040, 7, 1)) })
    const newer = await makeMonthNews({ title: 'Есдүгээр сар', created_at: new Date(Date.UTC(2040, 8, 1)) })
    const issues = await rowsOf('GET /client/month-news-pdf', 'monthNews')
    expect(issues.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(issues[0]?.title).toBe('Есдүгээр сар')
    expect(issues[0]?.pdf).toMatch(/\/file\.pdf$/)
  })
})
