import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectReady } from './pages'

export const demoPersons = ['moderator', 'admin', 'user'] as const
export type DemoPerson = (typeof demoPersons)[number]
/** The session cookie of each person, as `name=value`: created once for the whole run. */
export type SignedIn = Record<DemoPerson, string>

export const emailOf = (person: DemoPerson): string => `${person}@mnma.example`

/** The cookie of a person's shared session. A test that ends the session signs in by the form instead. */
export const cookieOf = (person: DemoPerson): string =>
  (JSON.parse(process.env.STRATA_SIGNED_IN ?? '') as SignedIn)[person]

/** Signs the page in with the shared session of a person. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  const [name = '', value = ''] = cookieOf(person).split(/=(.*)/)
  await page.context().addCookies([{ name, value, url: process.env.STRATA_URL ?? '' }])
}

/** Presses the button of the login page, which leads to the identity provider. */
export async function startSignIn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Нэвтрэх' })
  await expectReady(button)
  await button.click()
}

/** Signs in through the login page and the local identity provider, as a person does. */
export async function signInByForm(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/admin/login')
  await startSignIn(page)
  await page
    .getByRole('button', { name: new RegExp(emailOf(person).replace('@', '@\\W*').replace('.', '\\.')) })
    .click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  // A press before the scripts have loaded would be lost.
  await expectReady(page.getByRole('button', { name: /гарах/i }))
}

/** Opens the closed groups of the sidebar. */
export async function openGroups(menu: Locator): Promise<void> {
  const closedGroups = menu.locator('details:not([open]) > summary')
  while ((await closedGroups.count()) > 0) await closedGroups.first().click()
}

/**
 * Presses Ctrl+S and waits until the server has answered. During the request the form no longer counts as
 * unsaved, and leaving it would abort the save.
 */
export async function saveByKeys(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) =>
    /^\/admin\/(insert|update)\/(?!draft$)/.test(new URL(response.url()).pathname),
  )
  await page.keyboard.press('Control+s')
  expect((await answer).status()).toBe(200)
  await expect(page.getByText('Хадгалаагүй өөрчлөлт байна')).toHaveCount(0)
}

/** The office's message after a save. */
export const savedMessage = (page: Page) => page.getByText('Амжилттай шинэчлэгдлээ.')
/** The office's message after an addition. */
export const addedMessage = (page: Page) => page.getByText('Амжилттай нэмэгдлээ.')
const deletedMessage = (page: Page) => page.getByText('Амжилттай устгалаа.')

/** Confirms a deletion. */
export async function confirmDeletion(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await dialog.getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(deletedMessage(page).first()).toBeVisible()
}

/** A unique picture: equal bytes would be stored as one file. */
export async function picture(name: string) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const buffer = await sharp({ create: { width: 730, height: randomInt(400, 500), channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
