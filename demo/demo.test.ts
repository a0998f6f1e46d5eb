import { existsSync } from 'node:fs'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { standardMenu } from '@/db/standard-menu'
import { hasEditableText } from '@/lib/content/menu/links'
import { sanitiseAndLiftPicturesSync, sanitiseSync } from '@/lib/platform/rich-text/sanitise'
import { foldKey, stripHtml } from '@/lib/platform/search/fold'
import { socialIcons } from '@/lib/content/social/schema'
import { demoAccounts } from './accounts'
import { demoSlides } from './slides'
import { demoFooterInfo } from './footer'
import { demoNews } from './news/list'
import type { DemoNewsItem } from './news/item'
import { demoPages } from './pages/list'
import { photoPath } from './pages/photos'
import { pictures } from './pictures'
import { demoSocialLinks } from './social'

const allowedTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 'a', 'img'],
  ...['figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const allowedAttributes = { a: ['href'], img: ['src', 'alt'] }

const words = (html: string) => stripHtml(html).split(/\s+/).filter(Boolean).length
const variantOf = (item: DemoNewsItem) => pictures[item.cover].variant
const picturesOf = (html: string) => [...html.matchAll(/picture:(\w+)/g)].map(([, name]) => name ?? '')
const photosOf = (html: string) => [...html.matchAll(/photo:(\w+)/g)].map(([, name]) => name ?? '')
const newestFirst = [...demoNews].reverse()
const publishedNews = newestFirst.filter((item) => !item.inactive)

/** Every text of the content that is in Mongolian, and every one that is in English. */
const mongolian = [
  ...demoNews.flatMap(({ mn, publisher }) => [mn.title, mn.summary, mn.text, publisher]),
  ...demoPages.map(({ text }) => text),
  ...standardMenu.map(({ category }) => category),
  ...demoAccounts.flatMap(({ last_name, first_name, position, department }) => [
    last_name,
    first_name,
    position,
    department,
  ]),
]
const english = [
  ...demoNews.flatMap(({ en }) => (en ? [en.title, en.summary, en.text] : [])),
  ...demoPages.map(({ text_en }) => text_en),
  ...standardMenu.map(({ category_en }) => category_en),
]
const bodies = [
  ...demoNews.flatMap(({ mn, en }) => [mn.text, en?.text ?? '']),
  ...demoPages.flatMap(({ text, text_en }) => [text, text_en]),
].filter(Boolean)

describe('news', () => {
  test('there are at least forty, over the four categories and fourteen months', () => {
    expect(demoNews.length).toBeGreaterThanOrEqual(40)
    for (const cid of [8, 13, 17, 18]) {
      expect(publishedNews.filter(({ category_cid }) => category_cid === cid).length).toBeGreaterThanOrEqual(
        5,
      )
    }
    expect(
      new Set(publishedNews.map(({ publishedAt }) => publishedAt.slice(0, 7))).size,
    ).toBeGreaterThanOrEqual(14)
  })

  test('every item is whole in each of its languages', () => {
    for (const { publishedAt, publisher, mn, en } of demoNews) {
      expect(publishedAt).toMatch(/^202[56]-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])T(?:0[9]|1[0-8]):[0-5]\d$/)
      expect(Number.isNaN(Date.parse(`${publishedAt}:00+08:00`))).toBe(false)
      expect(publisher).not.toBe('')
      for (const article of en ? [mn, en] : [mn]) {
        expect(article.title.length, article.title).toBeGreaterThanOrEqual(8)
        expect(article.title.length, article.title).toBeLessThanOrEqual(120)
        expect(article.summary.length, article.title).toBeGreaterThanOrEqual(40)
        expect(article.summary.length, article.title).toBeLessThanOrEqual(240)
        expect(article.summary, article.title).toMatch(/\.$/)
        const paragraphs = article.text.match(/<p>(?!<img)/g)?.length ?? 0
        expect(paragraphs, article.title).toBeGreaterThanOrEqual(2)
        expect(words(article.text), article.title).toBeGreaterThanOrEqual(30)
      }
    }
  })

  test('titles, texts and times are not used twice', () => {
    for (const of of [
      (item: DemoNewsItem) => foldKey(item.mn.title),
      (item: DemoNewsItem) => item.mn.text,
      (item: DemoNewsItem) => item.mn.summary,
      (item: DemoNewsItem) => item.publishedAt,
      (item: DemoNewsItem) => item.en?.title ?? item.publishedAt,
    ]) {
      expect(new Set(demoNews.map(of)).size).toBe(demoNews.length)
    }
    const paragraphs = demoNews.flatMap(({ mn }) => mn.text.match(/<p>(?!<img).*?<\/p>/gs) ?? [])
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
    const lengths = demoNews.map(({ mn }) => mn.title.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(50)
  })

  test('some show what is special: no English, switched off, on the directory, several pictures', () => {
    expect(demoNews.filter(({ en }) => !en).length).toBeGreaterThanOrEqual(6)
    expect(demoNews.filter(({ inactive }) => inactive)).toHaveLength(2)
    expect(demoNews.filter(({ yellow_book }) => yellow_book).length).toBeGreaterThanOrEqual(5)
    const counts = demoNews.map(({ mn }) => picturesOf(mn.text).length)
    expect(counts.filter((count) => count >= 2 && count <= 4).length).toBeGreaterThanOrEqual(8)
    expect(counts).toContain(1)
  })

  test('neighbours share no variant, in the whole list and in each category', () => {
    const lists = [newestFirst, publishedNews]
    for (const cid of [8, 13, 17, 18])
      lists.push(publishedNews.filter(({ category_cid }) => category_cid === cid))
    for (const list of lists) {
      list.slice(1).forEach((item, i) => {
        expect(variantOf(item), item.mn.title).not.toBe(variantOf(list[i] ?? item))
      })
    }
  })

  test('an item shows no picture twice, and no cover comes again within two pages of the list', () => {
    for (const { cover, mn, en } of demoNews) {
      const usedPictures = [cover, ...picturesOf(mn.text)]
      expect(new Set(usedPictures).size, mn.title).toBe(usedPictures.length)
      if (en) expect(picturesOf(en.text)).toEqual(picturesOf(mn.text))
    }
    newestFirst.forEach((item, i) => {
      const near = newestFirst.slice(i + 1, i + 13).map(({ cover }) => cover)
      expect(near, item.mn.title).not.toContain(item.cover)
    })
  })
})

describe('texts', () => {
  test('bodies use the allow-list and nothing else, and survive the product’s own', () => {
    for (const body of bodies) {
      const clean = sanitizeHtml(body, {
        allowedTags,
        allowedAttributes,
        allowedSchemesByTag: { img: ['picture', 'photo'] },
      })
      expect(clean.replace(/ \/>/g, '>')).toBe(body)
      const resolvedBody = body.replace(/(?:picture|photo):\w+/g, `/files/${'a'.repeat(64)}/1280.jpg`)
      expect(stripHtml(sanitiseSync(resolvedBody)).trim()).toBe(stripHtml(resolvedBody).trim())
      expect(sanitiseAndLiftPicturesSync(sanitiseSync(resolvedBody)).pictures).toHaveLength(
        picturesOf(body).length + photosOf(body).length,
      )
    }
  })

  test('every body picture exists and is described', () => {
    for (const body of bodies) {
      for (const [image] of body.matchAll(/<img[^>]*>/g)) {
        expect(image).toMatch(/^<img src="(?:picture|photo):\w+" alt="[^"]{8,}">$/)
      }
      for (const name of picturesOf(body)) expect(Object.keys(pictures)).toContain(name)
      for (const name of photosOf(body)) expect(existsSync(`demo/media/${photoPath(name)}`), name).toBe(true)
    }
  })

  test('no word mixes the alphabets', () => {
    for (const text of [...mongolian, ...english]) {
      const mixedWords = stripHtml(text).match(/[a-z]+[\u0400-\u04ff]+|[\u0400-\u04ff]+[a-z]+/giu)
      expect(mixedWords, text.slice(0, 80)).toBeNull()
    }
  })

  test('each text is in its language', () => {
    for (const text of english) expect(stripHtml(text)).not.toMatch(/[\u0400-\u04ff]/)
    for (const text of mongolian) {
      const latin = stripHtml(text).replace(/\w+@mnma\.example/g, '')
      expect(latin, text.slice(0, 80)).not.toMatch(/[a-z]{2,}/i)
    }
    // Letters of neighbouring languages that do not exist in Mongolian.
    for (const text of mongolian) expect(text).not.toMatch(/[іїєґўәқғңһ]/i)
  })

  test('they keep the house style', () => {
    for (const text of [...mongolian, ...english]) {
      expect(stripHtml(text), text.slice(0, 60)).not.toMatch(/₮|\.\.|,,|!|TODO|lorem/i)
      expect(text).not.toMatch(/ {2,}/)
      expect(stripHtml(text)).not.toMatch(/\p{Extended_Pictographic}/u)
    }
  })
})

describe('menu and pages', () => {
  test('the fixed numbers are what the addresses expect', () => {
    const byCid = new Map(standardMenu.map((item) => [item.cid, item]))
    expect(byCid.size).toBe(standardMenu.length)
    for (const cid of [8, 13, 17, 18]) expect(byCid.get(cid)).toMatchObject({ page_type: 'news', pid: 4 })
    for (const cid of [20, 21, 22, 23, 24, 25, 26]) {
      expect(byCid.get(cid)).toMatchObject({ page_type: 'static', pid: 3, category_status: true })
    }
    for (const { cid, pid, category_level } of standardMenu) {
      expect(category_level).toBe(pid === null ? 1 : 2)
      // A parent comes before its children, so that the rows can be written in this order.
      if (pid !== null)
        expect(standardMenu.findIndex((item) => item.cid === pid)).toBeLessThan(
          standardMenu.findIndex((item) => item.cid === cid),
        )
    }
    for (const { category_cid } of demoNews) expect(byCid.get(category_cid)?.page_type).toBe('news')
  })

  test('every page that the menu can open has a text in both languages', () => {
    const pagesByCid = new Map(demoPages.map((page) => [page.cid, page]))
    expect(pagesByCid.size).toBe(demoPages.length)
    for (const { cid, page_type, category_status, category } of standardMenu) {
      if (!hasEditableText({ cid, page_type }) || !category_status) continue
      expect(words(pagesByCid.get(cid)?.text ?? ''), category).toBeGreaterThan(30)
      expect(words(pagesByCid.get(cid)?.text_en ?? ''), category).toBeGreaterThan(30)
    }
    for (const { cid } of demoPages)
      expect(standardMenu.find((item) => item.cid === cid)?.page_type).toBe('static')
  })
})

test('accounts, slides, links and footer are what the tables take', () => {
  expect(demoAccounts.map(({ account_role }) => account_role)).toEqual([1, 2, 3])
  expect(demoAccounts.map(({ email }) => email)).toEqual([
    'moderator@mnma.example',
    'admin@mnma.example',
    'user@mnma.example',
  ])
  expect(new Set(demoSlides).size).toBe(3)
  for (const { icon, link } of demoSocialLinks) {
    expect(socialIcons).toContain(icon)
    expect(link).toMatch(/^https:\/\//)
  }
  expect(demoFooterInfo.map(({ type }) => type)).toEqual(['phone', 'email', 'link'])
})
