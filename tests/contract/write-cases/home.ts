import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ContactSite } from '@/db/schema/site'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { listSocialLinks } from '@/lib/content/social/queries'
import { pictureBytes } from '@/tests/factories/rows'
import { blobOf, formOf } from '../harness'
import { insert, picture, rowsOf, type Write } from './write'

const link = () => `https://social.example/${randomUUID()}`

/** The contact lines and the social links of one site, whose calls are in a separate folder. */
const contactWrites = (folder: string, site: ContactSite): Record<string, Write> => ({
  [`POST ${folder}/insert/footer`]: async () => {
    const json = { type: 'link', information: link() }
    return {
      send: { json },
      details: json,
      read: async () => (await listFooterInfo(site)).some((row) => row.information === json.information),
      ...{ before: false, after: true },
    }
  },
  [`POST ${folder}/update/footer`]: async () => {
    const [old, information] = [`${randomUUID()}@test.example`, `${randomUUID()}@test.example`]
    const { id } = await insert(`${folder}/insert/footer`, { json: { type: 'email', information: old } })
    return {
      send: { json: { id, type: 'email', information } },
      details: { id, type: 'email', information },
      read: async () => (await listFooterInfo(site)).find((row) => row.id === id)?.information,
      ...{ before: old, after: information },
    }
  },
  [`DELETE ${folder}/delete/footer`]: async () => {
    const { id } = await insert(`${folder}/insert/footer`, { json: { type: 'phone', information: '7000' } })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await listFooterInfo(site)).some((row) => row.id === id),
      ...{ before: true, after: false },
    }
  },
  [`POST ${folder}/insert/social-link`]: async () => {
    const json = { icon: 'telegram', link: link() }
    return {
      send: { json },
      details: json,
      read: async () => (await listSocialLinks(site)).some((row) => row.link === json.link),
      ...{ before: false, after: true },
    }
  },
  [`POST ${folder}/update/social-link`]: async () => {
    const [old, json] = [link(), { icon: 'youtube', link: link() }]
    const id = (await insert(`${folder}/insert/social-link`, { json: { icon: 'facebook', link: old } })).id
    return {
      send: { json: { id, ...json } },
      details: { id, ...json },
      read: async () => (await listSocialLinks(site)).find((row) => row.id === id),
      ...{ before: { id, icon: 'facebook', link: old }, after: { id, ...json } },
    }
  },
  [`DELETE ${folder}/delete/social-link`]: async () => {
    const { id } = await insert(`${folder}/insert/social-link`, { json: { icon: 'line', link: link() } })
    return {
      send: { query: `id=${String(id)}` },
      details: { id },
      read: async () => (await listSocialLinks(site)).some((row) => row.id === id),
      ...{ before: true, after: false },
    }
  },
})

/** The slides of one site's home page, as its public call shows them. */
function slideWrites(folder: string, publicRoute: string, key: string): Record<string, Write> {
  const slidesOf = async () => (await rowsOf(publicRoute, key)).map(({ id }) => id)
  return {
    [`POST ${folder}/insert/banner`]: async () => ({
      send: { form: await picture() },
      details: {},
      read: async (answer) => answer !== undefined && (await slidesOf()).at(-1) === answer.body.id,
      ...{ before: false, after: true },
    }),
    [`POST ${folder}/update/banner`]: async () => {
      const { id } = await insert(`${folder}/insert/banner`, { form: await picture() })
      const pictureOf = async () => (await rowsOf(publicRoute, key)).find((row) => row.id === id)?.image
      const [before, bytes] = [await pictureOf(), await pictureBytes()]
      return {
        send: { form: formOf({ id: Number(id), version: 1, image: blobOf(bytes) }) },
        details: { id, version: 1 },
        read: pictureOf,
        before,
        after: expect.stringMatching(new RegExp(createHash('sha256').update(bytes).digest('hex'))) as unknown,
      }
    },
    [`DELETE ${folder}/delete/banner`]: async () => {
      const { id } = await insert(`${folder}/insert/banner`, { form: await picture() })
      return {
        send: { query: `id=${String(id)}` },
        details: { id },
        read: async () => (await slidesOf()).includes(id),
        ...{ before: true, after: false },
      }
    },
    [`POST ${folder}/update/banner-sequence`]: async () => {
      const first = (await insert(`${folder}/insert/banner`, { form: await picture() })).id
      const second = (await insert(`${folder}/insert/banner`, { form: await picture() })).id
      const order = [
        { id: first, sequence: 2_000 },
        { id: second, sequence: 1_999 },
      ]
      return {
        send: { json: { banners: order } },
        details: {},
        read: async () => (await slidesOf()).filter((id) => id === first || id === second),
        ...{ before: [first, second], after: [second, first] },
      }
    },
  }
}

/** The shell of the sites: slides, footers and links. */
export const homeWrites: Record<string, Write> = {
  ...contactWrites('/admin', 'mm'),
  ...contactWrites('/mw/admin', 'mw'),
  ...slideWrites('/admin', 'GET /client/get/banner', 'banner'),
  ...slideWrites('/yellow-page', 'GET /client/yellow-page/get/banners', 'banners'),
}
