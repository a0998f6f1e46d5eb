import type { Page } from '@playwright/test'

/** The texts of the members' pages, in both languages. */
export const memberTexts = {
  mn: {
    label: 'Бүртгэлтэй и-мэйл хаяг',
    missing: 'Та и-мэйл хаягаа оруулна уу.',
    unregistered: 'Таны оруулсан и-мэйл хаяг бүртгэлгүй байна. МУУҮА-тай холбогдоно уу.',
    go: 'Үргэлжлүүлэх',
    wrong: 'Код буруу',
    resent: 'Баталгаажуулах код илгээгдлээ.',
    resend: 'Код дахин илгээх',
    saved: 'Хадгаллаа',
    notSaved: 'Хадгалагдсангүй',
    addComment: 'Тайлбар нэмэх',
    failed: 'Алдаа гарлаа!',
    retry: 'Дахин оролдох',
    alert: 'Бүх асуултанд хариулна уу.',
    next: 'Дараах',
    finish: 'Дуусгах',
    back: 'Буцах',
    noes: '«Үгүй» гэсэн хариулт: 1',
    bare: 'Нотлох баримттай гэж тэмдэглэсэн боловч файлгүй асуулт: 1',
    completed: 'Үнэлгээг амжилттай бөглөлөө',
    view: 'Хариултаа харах',
    close: 'Хаах',
    missingFile: 'Заавал бөглөнө үү!',
    send: 'Хавсралт илгээх',
    done: 'Та үнэлгээг амжилттай илгээлээ',
    leave: 'Гарах',
    over: 'Нэвтэрсэн хугацаа дууслаа.',
  },
  en: {
    label: 'Registered e-mail address',
    missing: 'Enter your e-mail address.',
    unregistered: 'This e-mail is not registered. Contact MNMA.',
    go: 'Continue',
    wrong: 'incorrect',
    resent: 'The code has been sent.',
    resend: 'Send the code again',
    saved: 'Saved',
    notSaved: 'Not saved',
    addComment: 'Add a comment',
    failed: 'Something went wrong!',
    retry: 'Try again',
    alert: 'Answer every question.',
    next: 'Next',
    finish: 'Finish',
    back: 'Go back',
    noes: 'Answers with “No”: 1',
    bare: 'Questions marked as having evidence, but without a file: 1',
    completed: 'You have completed the assessment',
    view: 'View the answers',
    close: 'Close',
    missingFile: 'This file is required.',
    send: 'Send the attachments',
    done: 'You have successfully sent the assessment',
    leave: 'Sign out',
    over: 'Your session has ended.',
  },
}

/** The smallest valid file. */
export const pdf = {
  name: 'баримт.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

/** The heading of the current section. */
export const section = (page: Page) => page.locator('main form > h2')

/** Answers the unanswered questions with yes. */
export async function answerRest(page: Page): Promise<void> {
  await page.locator('main form li:has([role=radiogroup])').evaluateAll((rows) => {
    for (const row of rows) {
      if (!row.querySelector('input[type="radio"]:checked'))
        row.querySelector<HTMLInputElement>('input[type="radio"]')?.click()
    }
  })
}

export async function giveEmail(page: Page, label: string, email: string, go: string): Promise<void> {
  await page.getByLabel(label).fill(email)
  await page.getByRole('button', { name: go, exact: true }).click()
}
