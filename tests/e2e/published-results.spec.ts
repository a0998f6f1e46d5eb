import { expect, test, type Page } from '@playwright/test'
import { localePath, locales } from '@/lib/platform/i18n/locale'
import { yearOf } from '@/lib/platform/i18n/format'
import { assessAsMember, newMember } from './assessor'
import { byTurns } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

const texts = {
  mn: {
    link: 'Нийтэд мэдээлсэн дүнг үзэх',
    title: 'Нийтэд мэдээлсэн дүн',
    name: 'Байгууллагын нэр',
    filters: /^Шүүх/,
    show: 'Харах',
    valid: 'Хүчинтэй',
    none: 'Тохирох дүн олдсонгүй',
    credential: 'Дижитал баталгаа татах',
  },
  en: {
    link: 'See the published results',
    title: 'Published results',
    name: 'Name of the member',
    filters: /^Filter/,
    show: 'Show',
    valid: 'Valid',
    none: 'No results match',
    credential: 'Download the credential',
  },
} as const
const year = yearOf(new Date().toISOString())

/** Looks for a name in the list; on a phone the filters are in a sheet. */
async function findByName(page: Page, words: (typeof texts)['mn' | 'en'], name: string): Promise<void> {
  const field = page.getByLabel(words.name)
  const isInSheet = !(await field.isVisible())
  if (isInSheet) await page.getByRole('button', { name: words.filters }).click()
  await field.fill(name)
  if (isInSheet) await page.getByRole('button', { name: words.show }).click()
  else await field.press('Enter')
}

for (const locale of locales) {
  const words = texts[locale]
  test(
    `the public finds a published result and checks it, in ${locale}`,
    { tag: byTurns(locale, ['@phone']) },
    async ({ page }) => {
      test.slow()
      const errors = collectErrors(page)
      const member = await newMember()
      const { main_percentage } = await assessAsMember(page.request, member)
      await page.goto(localePath(locale, '/mm/assessment'))
      await page.getByRole('link', { name: words.link }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await findByName(page, words, member.name)
      const row = page.getByRole('row').filter({ hasText: member.name })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(`${main_percentage}%`)
      await expect(row).toContainText(words.valid)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      // The filter of the state is in the address, which can be handed on.
      const address = new URL(page.url())
      expect(address.searchParams.get('term')).toBe(member.name)
      address.searchParams.set('state', 'expired')
      await page.goto(address.href)
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
      await page.goBack()

      await row.getByRole('link', { name: member.name }).click()
      await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: words.valid })).toBeVisible()
      await expectAccessible(page)
      const href = await page.getByRole('link', { name: words.credential }).getAttribute('href')
      const credential = await page.request.get(href ?? '')
      expect(credential.headers()['content-type']).toBe('application/vc+jwt')
      const [, claims = ''] = (await credential.text()).split('.')
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
        credentialSubject: { issuedToParty: { name: member.name } },
      })

      await page.goto(localePath(locale, '/mm/assessment/results'))
      const csvHref = await page.getByRole('link', { name: 'CSV' }).getAttribute('href')
      expect(await (await page.request.get(csvHref ?? '')).text()).toContain(`${member.name},`)
      const jsonHref = await page.getByRole('link', { name: 'JSON' }).getAttribute('href')
      const { results } = (await (await page.request.get(jsonHref ?? '')).json()) as {
        results: { name: string; year: number }[]
      }
      expect(results).toContainEqual(expect.objectContaining({ name: member.name, year }))
      expect(errors).toEqual([])
    },
  )
}

test(
  'a member takes its consent back, and the next reader finds nothing',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow()
    const member = await newMember()
    await assessAsMember(page.request, member)
    await page.goto('/mm/member-assessment')
    const consent = page.getByRole('checkbox', { name: `${year} оны дүнг нийтэд мэдээлэхийг зөвшөөрч байна` })
    await expect(consent).toBeChecked()
    const isListed = async () => {
      const list = await page.request.get('/mm/assessment/results', { params: { term: member.name } })
      return (await list.text()).includes(`>${member.name}<`)
    }
    expect(await isListed()).toBe(true)
    // A refused change is taken back and said.
    await page.route('**/client/update/assessment-publication?*', (route) =>
      route.fulfill({ status: 503, json: {} }),
    )
    await consent.click()
    await expect(page.getByText('Зөвшөөрлийг хадгалж чадсангүй. Дахин оролдоно уу.')).toBeVisible()
    await expect(consent).toBeChecked()
    await page.unroute('**/client/update/assessment-publication?*')
    await consent.uncheck()
    await expect(page.getByText(`${year} оны дүн нийтэд харагдахгүй.`)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await isListed()).toBe(false)
    await page.reload()
    await expect(consent).not.toBeChecked()
    await consent.check()
    await expect(page.getByText(`${year} оны дүн нийтэд харагдана.`)).toBeVisible()
    expect(await isListed()).toBe(true)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be filtered', async ({ page }) => {
    const member = await newMember()
    await assessAsMember(page.request, member)
    await page.goto('/mm/assessment/results')
    await findByName(page, texts.mn, member.name)
    await expect(page.getByRole('row').filter({ hasText: member.name })).toHaveCount(1)
    await expect(page.getByRole('row')).toHaveCount(2)
  })
})
