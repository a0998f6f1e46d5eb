import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { demoTalkPdfs } from '../event/talks'
import { bookPagePicture, bookPdf, demoBookPages } from './book'
import { demoDocuments } from './documents'
import { demoLogos } from './logos'
import { demoMinerals } from './minerals'
import { demoMonthNews } from './month-news'
import { demoPeople } from './people'
import { demoReports } from './reports'
import { demoSustainable } from './sustainable'
import { demoVideos } from './videos'

const bytesOf = (path: string) => {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  return existsSync(file) ? statSync(file).size : 0
}
const pdfs = [...demoDocuments, ...demoReports, ...demoMonthNews, ...demoSustainable, ...demoTalkPdfs]

describe('the association’s content', () => {
  test('fills every page', () => {
    expect(demoLogos.filter(({ board }) => board)).toHaveLength(11)
    expect(demoLogos.filter(({ member }) => member)).toHaveLength(16)
    expect(demoLogos.filter(({ responsible }) => responsible).length).toBeGreaterThanOrEqual(6)
    for (const committee of ['publicRelations', 'environment', 'legal', 'logistics'] as const)
      expect(demoLogos.filter(({ committees }) => committees?.includes(committee)).length).toBeGreaterThan(3)
    for (const category of ['President', 'Association', 'Office', 'Auditor'])
      expect(demoPeople.filter(({ about_category }) => about_category === category).length).toBeGreaterThan(2)
    expect(demoReports.length).toBeGreaterThan(6)
    expect(demoMonthNews).toHaveLength(6)
    expect(demoMinerals).toHaveLength(12)
    for (const lang of ['mn', 'en'])
      expect(demoSustainable.filter((entry) => entry.lang === lang)).toHaveLength(3)
  })

  test('has each of its files, none of them large', () => {
    const files = [
      ...pdfs.map(({ key }) => [`demo/media/pdf/${key}.pdf`, 200] as const),
      ...demoLogos.map(({ key }) => [`demo/media/logos/${key}.png`, 20] as const),
      ...demoMinerals.map(({ key }) => [`demo/media/minerals/${key}.jpg`, 90] as const),
      ...demoSustainable.map(({ key }) => [`demo/media/posters/${key}-1.jpg`, 90] as const),
      ...demoSustainable.map(({ key }) => [`demo/media/posters/${key}-2.jpg`, 90] as const),
      ...demoVideos.map(({ key }) => [`demo/media/videos/${key}.mp4`, 250] as const),
      ...demoVideos.map(({ key }) => [`demo/media/videos/${key}.jpg`, 90] as const),
      ...demoBookPages.map((_, at) => [`demo/media/${bookPagePicture(at)}`, 90] as const),
      [`demo/media/${bookPdf}`, 500] as const,
    ]
    for (const [path, kilobytesMax] of files) {
      expect(bytesOf(path), path).toBeGreaterThan(1_000)
      expect(bytesOf(path), path).toBeLessThan(kilobytesMax * 1024)
    }
  })

  test('names nothing twice and is dated like its news', () => {
    for (const keys of [pdfs, demoLogos, demoMinerals, demoVideos].map((list) => list.map(({ key }) => key)))
      expect(new Set(keys).size).toBe(keys.length)
    for (const { publishedOn } of demoReports) expect(publishedOn).toMatch(/^202[56]-\d\d-\d\d$/)
    for (const { html } of demoMonthNews) expect(html).not.toContain('picture:')
    expect(demoBookPages.length % 2).toBe(0)
  })

  test('each text is in its language', () => {
    for (const { lang, title, html } of pdfs) {
      const text = `${title} ${html.replace(/<[^>]*>/g, ' ')}`
      if (lang === 'en') expect(text).not.toMatch(/[\u0400-\u04ff]/)
      else expect(text.replace(/\w+@mnma\.example|\bI\b/g, '')).not.toMatch(/[a-z]{2,}/i)
      expect(text).not.toMatch(/[іїєґўәқғңһ]/i)
    }
  })
})
