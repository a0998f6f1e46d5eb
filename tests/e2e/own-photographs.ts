import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { cookieOf, picture } from './office'

// The demo content has no photographs: tests that look at some make their own.

async function post(
  request: APIRequestContext,
  call: string,
  body: Parameters<APIRequestContext['post']>[1],
) {
  const answer = await request.post(call, { ...body, headers: { cookie: cookieOf('moderator') } })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as { id: number; url: string[] }
}

/** Adds photographs to a day of an edition. */
export async function addPhotographs(
  request: APIRequestContext,
  dayId: number,
  count: number,
): Promise<void> {
  const form = new FormData()
  form.set('event_date_id', String(dayId))
  for (let at = 0; at < count; at++) {
    const { name, mimeType, buffer } = await picture(`${at}.png`)
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  }
  await post(request, '/mw/admin/insert/gallery', { multipart: form })
}

/**
 * Makes an earlier edition with a gallery.
 * @param counts the number of photographs of each day
 * @returns the path of the gallery
 */
export async function makeGallery(request: APIRequestContext, counts: readonly number[]): Promise<string> {
  const year = randomInt(1990, 2013)
  const data = { event: `Долоо хоног ${year}`, year }
  const { id: event_id } = await post(request, '/mw/admin/insert/event', { data })
  for (const [at, count] of counts.entries()) {
    const day = { event_id, day: `Өдөр ${at + 1}`, event_date: `${year}-09-0${at + 1}` }
    const { id } = await post(request, '/mw/admin/insert/event-date', { data: day })
    await addPhotographs(request, id, count)
  }
  return `/mw/${year}/gallery`
}

/** Adds news with a photograph in each text, between those of the demo, so that they are not the newest. */
export async function addStoriesWithPhotographs(request: APIRequestContext, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const { url } = await post(request, '/admin/static/ckupload', {
      multipart: { image: await picture('зураг.png') },
    })
    const word = randomUUID().slice(0, 8)
    const html = `<p>Text</p><img src="${url[0] ?? ''}" alt="Photograph ${word}">`
    await post(request, '/admin/insert/news', {
      multipart: {
        ...{ title: `Гэрэл зураг ${word}`, summary: 'Хураангуй', text: html },
        ...{ title_en: `Photograph ${word}`, summary_en: 'Summary', text_en: html },
        ...{ category_cid: '18', appears_at: '2026-01-15T10:00', image: await picture('нүүр.png') },
      },
    })
  }
}
