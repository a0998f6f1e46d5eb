import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { meetingTexts } from '@/lib/meetings/office/texts'
import messages from '@/messages/mn.json'
import { drawAlone } from '@/tests/rendered'
import { MeetingStatus } from '../../meetings/office/status'
import { ListingStatusDot } from './listing-cells'

const wordOf = async (row: Parameters<typeof ListingStatusDot>[0]) => {
  document.body.replaceChildren()
  await drawAlone(
    <NextIntlClientProvider locale="mn" messages={messages} timeZone="Asia/Ulaanbaatar">
      <ListingStatusDot {...row} />
    </NextIntlClientProvider>,
  )
  return document.body.textContent
}

describe('what the list says of a listing', () => {
  it('is what visitors see: an approved company that has stopped is not published', async () => {
    const approvedListing = { approval: true, rejected: false }
    expect(await wordOf({ ...approvedListing, status: true })).toBe('Нийтэлсэн')
    expect(await wordOf(approvedListing)).toBe('Нийтэлсэн')
    expect(await wordOf({ ...approvedListing, status: false })).toBe('Нийтлээгүй')
    expect(await wordOf({ approval: false, rejected: false, status: false })).toBe('Хүлээгдэж буй')
    expect(await wordOf({ approval: false, rejected: true })).toBe('Татгалзсан')
    // The owner of the listing reads the same words as staff.
    expect(messages.directory.owner.states).toMatchObject({ listed: 'Нийтэлсэн', hidden: 'Нийтлээгүй' })
  })
})

describe('the status of a meeting', () => {
  it('has its own colour in the list too: pending the yellow one', async () => {
    await drawAlone(<MeetingStatus status="pending" texts={meetingTexts.mn} />)
    expect(document.querySelector('span')?.className).toContain('pending')
  })
})
