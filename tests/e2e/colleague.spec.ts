import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { enterAsMember, newMember } from './assessor'
import { onPhone } from './languages'
import { linkSentTo } from './mail'
import { memberTexts, section } from './member-pages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

const words = {
  mn: {
    first: 'Засаглал, ёс зүй',
    open: 'Хамтран бөглөх',
    send: 'Урилга илгээх',
    name: 'Нэр',
    email: 'И-мэйл хаяг',
    nameMissing: 'Нэрийг оруулна уу.',
    sectionsMissing: 'Хариулуулах хэсгээ сонгоно уу.',
    sent: 'Урилгыг илгээлээ.',
    answeredBy: 'Хариулсан: Сараа',
    save: 'Хадгалах',
    done: 'Таны хариултууд хадгалагдлаа.',
    opened: 'нэвтэрсэн',
    end: 'Урилгыг цуцлах: Сараа',
    ended: 'урилгыг цуцалсан',
    invalid: 'Энэ урилга хүчингүй болсон байна.',
  },
  en: {
    first: 'Governance and ethics',
    open: 'Answer together',
    send: 'Send the invitation',
    name: 'Name',
    email: 'E-mail address',
    nameMissing: 'Enter the name.',
    sectionsMissing: 'Choose the sections to answer.',
    sent: 'The invitation is sent.',
    answeredBy: 'Answered by Сараа',
    save: 'Save',
    done: 'Your answers are saved.',
    opened: 'signed in',
    end: 'End the invitation: Сараа',
    ended: 'invitation ended',
    invalid: 'This invitation has ended.',
  },
}

for (const [locale, prefix] of [
  ['mn', ''],
  ['en', '/en'],
] as const) {
  const texts = { ...memberTexts[locale], ...words[locale] }
  test(
    `a colleague answers a section by a mailed link, in ${locale}`,
    { tag: onPhone(locale) },
    async ({ page, browser }, { project }) => {
      test.slow()
      const company = await newMember()
      const address = `${randomUUID()}@colleague.example`
      const errors = collectErrors(page)
      await enterAsMember(page, company)
      await expect(section(page)).toBeVisible()
      await page.goto(`${prefix}/mm/member-assessment`)

      await page.getByRole('button', { name: texts.open }).click()
      const dialog = page.getByRole('dialog')
      const send = dialog.getByRole('button', { name: texts.send })
      await send.click()
      await expect(dialog.getByText(texts.nameMissing)).toBeVisible()
      await expect(dialog.getByText(texts.sectionsMissing)).toBeVisible()
      await dialog.getByLabel(texts.name, { exact: true }).fill('Сараа')
      await dialog.getByLabel(texts.email, { exact: true }).fill(address)
      await dialog.getByRole('checkbox').first().check()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await send.click()
      await expect(dialog.getByText(texts.sent)).toBeVisible()
      await expect(dialog.getByText(address)).toBeVisible()
      await dialog.getByRole('button', { name: texts.close, exact: true }).click()

      const link = await linkSentTo(address, 'invitation')
      const { viewport = null } = project.use
      const context = await browser.newContext({ viewport, locale: 'mn-MN' })
      const colleague = await context.newPage()
      await colleague.goto(link)
      await expect(section(colleague)).toHaveText(texts.first)
      expect(new URL(colleague.url()).hash).toBe('')
      await expectAccessible(colleague)
      await expectNoSidewaysScroll(colleague)
      const rows = colleague.locator('main form li:has([role=radiogroup])')
      // The line drops: the answer stays on the device, and is sent after a reload.
      await colleague.route('**/client/insert/member-answer?*', (route) => route.abort())
      await rows.first().getByRole('radio').last().check({ force: true })
      await colleague.unroute('**/client/insert/member-answer?*')
      await colleague.reload()
      await expect(rows.first().getByRole('radio').last()).toBeChecked()
      await expect(rows.first().getByText(texts.saved, { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(texts.answeredBy)).toBeVisible()
      await rows.evaluateAll((items) => {
        for (const item of items) item.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click()
      })
      await colleague.getByRole('button', { name: texts.save, exact: true }).click()
      await expect(colleague.getByText(texts.done)).toBeVisible()

      await page.reload()
      await page.getByRole('button', { name: texts.open }).click()
      await expect(dialog.getByRole('listitem')).toContainText(texts.opened)
      await dialog.getByRole('button', { name: texts.end }).click()
      await expect(dialog.getByRole('listitem')).toContainText(texts.ended)
      await dialog.getByRole('button', { name: texts.close, exact: true }).click()

      // The tab still shows the page, so this changes only what is behind the `#`.
      await colleague.goto(link)
      await expect(colleague.getByText(texts.invalid)).toBeVisible()
      await context.close()
      expect(errors).toEqual([])
    },
  )
}
