import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { byTurns } from './languages'
import { collectErrors, expectAccessible } from './pages'

for (const { locale, prefix, texts } of [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      name: 'Овог нэр',
      email: 'И-мэйл',
      phone: 'Утасны дугаар',
      business: 'Бизнесийн төрөл',
      join: 'Гишүүнээр элсэх',
      send: 'Илгээх',
      sent: 'Таны хүсэлтийг хүлээн авлаа.',
      missing: 'Овог нэрээ оруулна уу',
      purpose: 'Хүсэлтийн зорилгийг бөглөнө үү',
      wrong: 'И-мэйл хаяг буруу байна. Жишээ: ner@baiguullaga.mn',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      name: 'Full name',
      email: 'E-mail',
      phone: 'Phone number',
      business: 'Type of business',
      join: 'Become a member',
      send: 'Send',
      sent: 'We have received your request.',
      missing: 'Enter your full name',
      purpose: 'Choose the purpose of your request',
      wrong: 'This e-mail address is not valid. Example: name@company.mn',
    },
  },
] as const) {
  test(
    `without a script the page says so and shows no form, in ${locale}`,
    { tag: byTurns(locale) },
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await page.goto(`${prefix}/mm/member`)
      await expect(page.locator('form[method=post]')).toBeHidden()
      await expect(page.locator('noscript p')).toContainText('JavaScript')
      await context.close()
    },
  )

  test(
    `a company asks to join, in ${locale}`,
    { tag: byTurns(locale, ['@phone-first']) },
    async ({ page }) => {
      test.slow()
      const errors = collectErrors(page)
      await page.clock.install()
      await page.goto(`${prefix}/mm/membership`)
      const form = page.locator('form[method=post]')
      // Each kind of member has its fee, and the form is one press away.
      await expect(page.locator('main li:has(> h3):has(dl)')).toHaveCount(3)
      await page.locator('main').getByRole('link', { name: texts.join, exact: true }).first().click()
      await expect(page).toHaveURL(`${prefix}/mm/member#request`)
      await expect(form).toBeInViewport()
      // A press before the scripts have loaded is not lost.
      const urls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/insert/office-request')) urls.push(request.url())
      })
      await form.getByRole('button', { name: texts.send }).click()
      await expect(form.getByText(texts.missing)).toBeVisible()
      await expect(form.getByText(texts.purpose)).toBeVisible()
      await expect(form.getByLabel(texts.name)).toBeFocused()
      // Each message is at its field; the first one, which has the focus, is announced.
      await expect(form.getByRole('alert')).toHaveText([texts.missing])
      await expectAccessible(page)
      await form.getByLabel(texts.email).fill('not-an-address')
      await form.getByRole('button', { name: texts.send }).click()
      await expect(form.getByText(texts.wrong)).toBeVisible()
      await expect(form.getByRole('alert')).toHaveText([texts.missing])
      // The browser checks by the server's own rules: nothing was sent yet.
      expect(urls).toEqual([])

      const email = `company-${locale}-${Date.now()}@test.example`
      await form.getByLabel(texts.name).fill('Бат Болд')
      await form.getByLabel(texts.email).fill(email)
      await form.getByLabel(texts.phone).fill('9911 2233')
      await form.getByLabel(texts.business).fill('Хайгуул')
      await form.getByLabel(texts.join).check()
      await form.getByRole('button', { name: texts.send }).click()
      await expect(form.getByText(texts.sent)).toBeFocused()
      await expect(form.getByLabel(texts.name)).toHaveValue('')
      expect(urls).toHaveLength(1)
      expect(errors).toEqual([])

      const folder = process.env.STRATA_MAIL_DIR ?? ''
      await expect
        .poll(
          () =>
            readdirSync(folder).some((name) =>
              readFileSync(join(folder, name), 'utf8').includes(`To: ${email}`),
            ),
          { timeout: 20_000 },
        )
        .toBe(true)
      // The message disappears after ten seconds.
      await page.clock.runFor(10_000)
      await expect(form.getByText(texts.sent)).toBeHidden()
    },
  )
}
