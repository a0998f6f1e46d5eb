import { expect, type Page } from '@playwright/test'

export type DemoPerson = 'moderator' | 'admin' | 'user'

/** Signs in through the login page and the local identity provider, as a person does. */
export async function signIn(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Нэвтрэх' }).click()
  await page
    .getByRole('button', { name: new RegExp(`${person}@mnma\\.example`.replace('@', '@\\W*')) })
    .click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  // A press before the scripts are there would be lost.
  await page.waitForLoadState('networkidle')
}
