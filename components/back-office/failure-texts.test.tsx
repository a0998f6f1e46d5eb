import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { unreachable } from '@/lib/platform/api/call-error'
import { asMessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { click, draw, press, type } from '@/tests/rendered'
import { AddConsultantForm } from '../directory/office/add-consultant'
import { CompanyList } from '../directory/office/company-list'
import { CompanySheet } from '../directory/office/company-sheet'
import { ConsultantList } from '../directory/office/consultant-list'
import { ConsultantSheet } from '../directory/office/person-sheet'
import { useListUrl } from '../office/list/list-url'
import { HoursForm } from '../meetings/office/info/hours-form'
import { HoursPanel } from '../meetings/office/info/hours-panel'
import { RowOrderForm } from '../office/order/order-rows'
import { boundResourcesOf, type BoundResource } from '../office/resource/bound'
import { RecordForm } from '../office/resource/record-form'
import { ResourceList } from '../office/resource/resource-list'
import { screenContents } from './screen-contents'
import { screens } from './screens'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/screen',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

type Failure = { status: number; body: string } | null
const failures: [string, Failure][] = [
  ['4xx that says nothing', { status: 404, body: 'null' }],
  ['5xx of what stands in front', { status: 502, body: '<html><body>Bad Gateway</body></html>' }],
  ['5xx of the server itself', { status: 500, body: '{"message":"Алдаа гарлаа. Дахин оролдоно уу."}' }],
  ['no answer at all', null],
]

/** Answers calls to the routes in `answers` and fails every other call. */
function failWith(failure: Failure, answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const answer = answers[`${method} ${new URL(address, 'http://office.test').pathname}`]
    if (answer !== undefined) return Promise.resolve(Response.json(answer))
    if (!failure) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(failure.body, { status: failure.status }))
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      setRequestHeader = () => undefined
      status = failure?.status ?? 0
      response: unknown = failure?.body.startsWith('{') ? JSON.parse(failure.body) : null
      onload = () => undefined
      onerror = () => undefined
      open = () => undefined
      getResponseHeader = () => null
      send = () => (failure ? this.onload() : this.onerror())
    },
  )
}

type Case = {
  what: string
  /** The message key of the call's failure. */
  key: string
  part: ReactNode
  answers?: Readonly<Record<string, unknown>>
  act?: () => Promise<void>
}

const declaredLists = (
  await Promise.all(
    screens
      .filter(({ opensNew }) => !opensNew)
      .map(async ({ name }) => {
        const content = await screenContents[name]?.()
        return content === undefined || typeof content === 'function' ? [] : boundResourcesOf(content)
      }),
  )
).flat()

const has = (key: string) => messageText('mn', asMessageKey(key)) !== key
const remove = (name: string) => async () => {
  await press(`Устгах: ${name}`)
  await press('Устгах')
}

function List({ bound }: { bound: BoundResource }) {
  return <ResourceList bound={bound} url={useListUrl()} addedKey={undefined} isOneOfSeveral={false} />
}

const saves = declaredLists.flatMap((bound): Case[] => {
  const { name, form } = bound.resource
  const call = form?.update ?? form?.insert
  const key = `admin.${name}.failed`
  if (!call || !has(key)) return []
  // The tests send no valid input, so the schema accepts any.
  const anything = { ...call, input: z.looseObject({}) }
  const row = { id: 7, version: 3 }
  const part = (
    <RecordForm bound={bound} call={anything} startValues={row} row={row} href="" onDone={() => undefined} />
  )
  return [{ what: `a save of ${name}`, key, part, act: () => press('Хадгалах') }]
})

const lists = declaredLists.flatMap((bound): Case[] => {
  const { name } = bound.resource
  const key = `admin.${name}.listFailed`
  return has(key) ? [{ what: `the list ${name}`, key, part: <List bound={bound} /> }] : []
})
lists.push(
  { what: 'the list of companies', key: 'admin.listings.listFailed', part: <CompanyList /> },
  { what: 'the list of consultants', key: 'admin.listings.listFailed', part: <ConsultantList /> },
)

const removals = declaredLists.flatMap((bound): Case[] => {
  const { name, list } = bound.resource
  const key = `admin.${name}.removeFailed`
  if (!has(key)) return []
  const answer = { [list.rows]: [{ id: 7, [list.heading]: 'Эхнийх' }], total: 1, totalPages: 1 }
  const answers = { [list.call.route]: answer }
  return [
    { what: `a deletion of ${name}`, key, part: <List bound={bound} />, answers, act: remove('Эхнийх') },
  ]
})

const names = { mn: 'ТАЛ', en: 'TAL' }
const listing = { id: 7, approval: true, rejected: false, rejected_at: null, reject_reason: '' }
const translations = { logo: null, name: names, profession: { mn: '', en: '' } }
const company = {
  ...{ ...listing, registration_number: '5012345', aimag: '', status: true },
  company_info: { translations },
}
const person = { ...listing, phone_number: '99112233', person_info: { translations } }
const pageOf = (row: unknown) => ({ request: [row], total: 1, totalPages: 1 })
const inBoth = (texts: object) => [
  { lang: 'mn', name: 'ТАЛ', ...texts },
  { lang: 'en', name: 'TAL', ...texts },
]
const record = { version: 3, created_at: '2026-01-01T00:00:00Z' }
const companyRecord = {
  company: { ...company, ...record },
  ...{ registrant: null, category: [], duplicates: [] },
  contact: [{ id: 5, contact_type: 'phone', contact_value: '7011' }],
  about: inBoth({ location: '', address: '', sum: '', about_company: '', logo: null }),
}
const personRecord = {
  person: { ...person, ...record },
  registrant: null,
  about: inBoth({ person_id: 7, profession: 'Геологич', advice_range: '' }),
}
const never = () => undefined
const hour = { id: 7, meeting_date: '2031-09-10T10:00:00+08:00', meeting_time: '10:00:00', meetings: 0 }
const companies = { 'GET /yellow-page/get/company-list': pageOf(company) }
const people = { 'GET /yellow-page/get/consultant-list': pageOf(person) }
const sheet = <CompanySheet id="7" onClose={never} onSaved={never} />

const others: Case[] = [
  {
    what: 'an order',
    key: 'admin.order.failed',
    part: (
      <RowOrderForm
        save={() =>
          import('@/lib/wiring/calls/client').then(({ callApi }) =>
            callApi('POST /admin/update/banner-sequence', { banners: [] }),
          )
        }
        rows={[{ id: 1 }, { id: 2 }]}
        nameOf={({ id }) => `${id}`}
        renderRow={({ id }) => id}
        onDone={never}
      />
    ),
    act: () => press('Дараалал хадгалах'),
  },
  {
    what: 'hours that are added',
    key: 'admin.meetingHours.failed',
    part: <HoursForm knownHours={[]} onDone={never} />,
    act: async () => {
      await type('Өдөр', '2031-09-10')
      for (const label of ['Өдрийн эхний', 'Өдрийн сүүлийн']) await type(label, '10:00')
      await press('Хадгалах')
    },
  },
  {
    what: 'an hour that is deleted',
    key: 'admin.meetingInfo.deleteFailed',
    part: <HoursPanel days={[{ day: '2031-09-10', hours: [hour] }]} />,
    act: async () => {
      await press('Цаг устгах')
      await click(document.querySelector<HTMLElement>('[data-day] button') ?? document.body)
      await press('Устгах')
    },
  },
  {
    what: 'a company that is deleted',
    key: 'admin.listings.removeFailed',
    part: <CompanyList />,
    answers: companies,
    act: remove('Тал'),
  },
  {
    what: 'a consultant who is deleted',
    key: 'admin.listings.removeFailed',
    part: <ConsultantList />,
    answers: people,
    act: remove('Тал'),
  },
  {
    what: 'a company that is saved',
    key: 'admin.listings.saveFailed',
    part: sheet,
    answers: { 'GET /yellow-page/get/company': { company: companyRecord } },
    act: () => press('Хадгалах'),
  },
  {
    what: 'a consultant who is saved',
    key: 'admin.listings.saveFailed',
    part: <ConsultantSheet id="7" onClose={never} onSaved={never} />,
    answers: { 'GET /yellow-page/get/person': { person: personRecord } },
    act: () => press('Хадгалах'),
  },
  {
    what: 'a consultant who is added',
    key: 'admin.listings.failed',
    part: <AddConsultantForm />,
    act: async () => {
      for (const label of ['Нэр', 'Нэр (англи)', 'Мэргэжил', 'Мэргэжил (англи)', 'Утас'])
        await type(label, 'Тал')
      await press('Нэмж нийтлэх')
    },
  },
]

/** Whether an element has exactly this text; `{error}` stands for any reason. */
function isSaid(text: string): boolean {
  const [before, after] = text.split('{error}')
  return [...document.querySelectorAll('p, span, div')].some(({ textContent }) =>
    after === undefined ? textContent.trim() === before : textContent.trim().startsWith(`${before}`),
  )
}

describe.each([...saves, ...removals, ...others])('$what', ({ key, part, answers = {}, act }) => {
  it.each(failures)(
    'says its own text, and of the line only where there is none: %s',
    async (_what, failure) => {
      failWith(failure, answers)
      await draw(part)
      await act?.()
      const text = messageText('mn', asMessageKey(key), { error: '{error}' })
      await vi.waitFor(() => expect(isSaid(failure ? text : unreachable), document.body.innerHTML).toBe(true))
      if (failure) expect(document.body.textContent).not.toContain(unreachable)
    },
  )
})

describe.each(lists)('$what', ({ key, part }) => {
  it.each(failures)('says its own text: %s', async (_what, failure) => {
    failWith(failure, {})
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await draw(part)
    // The office tries a failed read once more after a second.
    await vi.advanceTimersByTimeAsync(1_500)
    vi.useRealTimers()
    const text = messageText('mn', asMessageKey(key))
    await vi.waitFor(() => expect(isSaid(text)).toBe(true))
  })
})
