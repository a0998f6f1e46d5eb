import { NextIntlClientProvider } from 'next-intl'
import { createRoot } from 'react-dom/client'
import { OfficeProviders } from '@/components/back-office/providers'
import { ResourceScreen } from '@/components/office/resource/resource-screen'
import messages from '@/messages/mn.json'
import { items, notes } from './resource'

const textsOf = (title: string, fields: readonly string[]) => ({
  ...{
    title,
    count: '{count} мөр',
    add: `${title} нэмэх`,
    edit: `${title} засах`,
    remove: '«{name}» мөрийг устгах уу?',
  },
  fields: Object.fromEntries(fields.map((field) => [field, field])),
  choices: { colour: { red: 'Улаан', blue: 'Цэнхэр' }, icon: { facebook: 'Facebook', telegram: 'Telegram' } },
})
const texts = {
  ...messages,
  admin: {
    ...messages.admin,
    items: {
      ...textsOf('Зүйл', [...Object.keys(items.form?.fields ?? {}), 'title_en']),
      ...{ listFailed: 'Зүйлс ачаалагдсангүй.', removeLoss: 'Зүйл бүх жагсаалтаас хасагдана.' },
    },
    notes: textsOf('Тэмдэглэл', ['title', 'day', 'pdf']),
    screens: { ...messages.admin.screens, items: 'Зүйл', sample: 'Жишээ' },
  },
}
const account = {
  ...{ id: 1, first_name: 'Бат', last_name: '', email: 'bat@test.example', phone_number: '' },
  ...{ position: '', department: '', reviews_assessments: false, account_role: 1 },
}
const isOne = location.pathname.endsWith('/one')

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <NextIntlClientProvider locale="mn" messages={texts} timeZone="Asia/Ulaanbaatar">
    <OfficeProviders account={account}>
      <ResourceScreen name={isOne ? 'items' : 'sample'} declared={isOne ? items : [items, notes]} />
    </OfficeProviders>
  </NextIntlClientProvider>,
)
