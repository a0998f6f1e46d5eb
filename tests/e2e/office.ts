import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectReady } from './pages'

export const demoPersons = ['moderator', 'admin', 'user'] as const
export type DemoPerson = (typeof demoPersons)[number]
/** The session's cookie of each person, as `name=value`: made once for the whole run. */
export type SignedIn = Record<DemoPerson, string>

export const emailOf = (person: DemoPerson): string => `${person}@mnma.example`

/** The cookie of somebody who signed in before. Who ends the session signs in by the form. */
export const cookieOf = (person: DemoPerson): string =>
  (JSON.parse(process.env.STRATA_SIGNED_IN ?? '') as SignedIn)[person]

/** Whatever the page opens next, it opens as somebody who signed in before. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  const [name = '', value = ''] = cookieOf(person).split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: process.env.STRATA_URL ?? '' }])
}

/** Signs in through the login page and the local identity provider, as a person does. */
export async function signInByForm(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Нэвтрэх' }).click()
  await page
    .getByRole('button', { name: new RegExp(emailOf(person).replace('@', '@\\W*').replace('.', '\\.')) })
    .click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  // A press before the scripts are there would be lost.
  await expectReady(page.getByRole('button', { name: /гарах/i }))
}

/**
 * Presses Ctrl+S and waits until the server has answered. While it is asked, a form says no more that something is
 * unsaved, and whoever left then would break off the save.
 */
export async function saveByKeys(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) =>
    /^\/admin\/(insert|update)\//.test(new URL(response.url()).pathname),
  )
  await page.keyboard.press('Control+s')
  expect((await answer).status()).toBe(200)
  await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toHaveCount(0)
}

/** What the office says after a save, and after a deletion. */
export const savedMessage = (page: Page) => page.getByText('Амжилттай шинэчлэгдлээ.')
/** What is said of what was added. */
export const addedMessage = (page: Page) => page.getByText('Амжилттай нэмэгдлээ.')
const deletedMessage = (page: Page) => page.getByText('Амжилттай устгалаа.')

/** Answers the question before a deletion. */
export async function confirmDeletion(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await dialog.getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(deletedMessage(page).first()).toBeVisible()
}

/** A picture like no other: the same bytes would be stored as one file. */
export async function picture(name: string) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const buffer = await sharp({ create: { width: 730, height: randomInt(400, 500), channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
