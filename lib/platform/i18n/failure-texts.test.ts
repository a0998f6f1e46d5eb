import { expect, it } from 'vitest'
import type { MessageKey } from './message-key'
import { messageText } from './messages'

/** The specification's messages of failed calls, and the keys of the texts. */
const keysByText: Record<string, readonly MessageKey[]> = {
  'Баталгаажуулах код илгээхэд алдаа гарлаа.': ['assessment.member.code.sendFailed', 'problems.code_unsent'],
  'Алдаа гарлаа!': ['assessment.member.saveFailed'],
  'Алдаа гарлаа: {error}': [
    'admin.presidents.failed',
    'admin.council.failed',
    'admin.office.failed',
    'admin.auditors.failed',
    'admin.eventGallery.failed',
  ],
  'Алдаа гарлаа': ['admin.sustainable.failed'],
  'Алдаа гарлаа.': [
    'admin.reports.failed',
    'admin.sustainable.listFailed',
    'admin.listings.failed',
    'admin.meetingInfo.failed',
  ],
  'Устгахад алдаа гарлаа.': ['admin.sustainable.removeFailed', 'admin.listings.removeFailed'],
  'Дараалал хадгалахад алдаа гарлаа.': ['admin.order.failed'],
  'Зураг байршуулахад алдаа гарлаа.': ['admin.listings.logoFailed'],
  'Мэдээллийг хадгалахад алдаа гарлаа.': ['admin.listings.saveFailed'],
  'Жагсаалтыг татахад алдаа гарлаа.': ['admin.listings.listFailed'],
  'Файл хадгалах үед алдаа гарлаа': ['admin.listings.fileFailed'],
  'Цаг устгахад алдаа гарлаа.': ['admin.meetingInfo.deleteFailed'],
  'Индексийн формат алдаатай байна.': ['validation.assessment.indexFormat'],
  'Хариулт олдсонгүй.': ['admin.answers.none', 'assessment.member.answers.none'],
  'Файл олдсонгүй.': ['admin.files.none'],
  'Error while downloading file': ['admin.answers.downloadFailed'],
}

it.each(Object.entries(keysByText))('«%s» is said to the letter', (text, keys) => {
  for (const key of keys) expect(messageText('mn', key, { error: '{error}' }), key).toBe(text)
})
