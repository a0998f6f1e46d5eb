import { expect, it } from 'vitest'
import { cookieNames } from '@/lib/platform/auth/cookie-names'
import en from '@/messages/en.json'
import mn from '@/messages/mn.json'
import { listCookies, listPersonalData } from './privacy'

it('the page about privacy describes each cookie of the application', () => {
  for (const siteUrl of ['http://localhost:3000', 'https://mnma.example'])
    expect(new Set(listCookies(siteUrl).flatMap(({ names }) => names))).toEqual(cookieNames(siteUrl))
})

it('the page about privacy has a text in both languages for each topic, and for no other', () => {
  const topics = listPersonalData().flatMap((part) => part.topics.map(({ topic }) => topic))
  for (const catalogue of [mn, en])
    expect(Object.keys(catalogue.association.privacy.topics).sort()).toEqual([...topics].sort())
})
