import { randomInt } from 'node:crypto'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'

export const demoPersons = ['moderator', 'admin', 'user'] as const
export type DemoPerson = (typeof demoPersons)[number]
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** What a browser has once somebody signed in: made once for each person and the whole run. */
export type SignedIn = Record<DemoPerson, Cookies>

/** Opens the office for somebody who signed in before. Who ends the session signs in by the form. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  const signedIn = JSON.parse(process.env.STRATA_SIGNED_IN ?? '') as SignedIn
  await page.context().addCookies(signedIn[person])
  await page.goto('/admin/dashboard')
  await expectOffice(page)
}

/** Signs in through the login page and the local identity provider, as a person does. */
export async function signInByForm(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Нэвтрэх' }).click()
  await page
    .getByRole('button', { name: new RegExp(`${person}@mnma\\.example`.replace('@', '@\\W*')) })
    .click()
  await expectOffice(page)
}

async function expectOffice(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  // A press before the scripts are there would be lost.
  await page.waitForLoadState('networkidle')
}

/** What the office says after a save, and after a deletion. */
export const saved = (page: Page) => page.getByText('Амжилттай шинэчлэгдлээ.')
const deleted = (page: Page) => page.getByText('Амжилттай устгалаа.')

/** Answers the question before a deletion. */
export async function confirmDeletion(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await dialog.getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(deleted(page).first()).toBeVisible()
}

/** A picture like no other: the same bytes would be stored as one file. */
export async function picture(name: string) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const buffer = await sharp({ create: { width: 730, height: randomInt(400, 500), channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
