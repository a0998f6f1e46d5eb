/** A demo organisation's way to answer: `no` to every n-th question, evidence at every m-th. */
export type DemoAnswers = { noEvery: number; proofEvery: number; daysAgo: number }

export type DemoRespondent = DemoAnswers & { name: string; email: string; phone_number: string }

/** Organisations that assessed for their own interest; the last one did not allow the contact to be kept. */
export const demoRespondents: DemoRespondent[] = [
  {
    name: 'Баян Өндөр Тээвэр ХХК',
    email: 'info@bayanundur.example',
    phone_number: '+976 9900 1122',
    noEvery: 4,
    proofEvery: 3,
    daysAgo: 2,
  },
  {
    name: 'Сэрүүн Хайгуул ХХК',
    email: 'office@seruun.example',
    phone_number: '+976 8811 3344',
    noEvery: 7,
    proofEvery: 2,
    daysAgo: 9,
  },
  { name: 'Тост Эрдэс ХХК', email: '', phone_number: '', noEvery: 3, proofEvery: 5, daysAgo: 21 },
]

/** Members with a result of this year, by the key of their logo. They have no attachments yet. */
export const demoMemberResults: (DemoAnswers & { key: string })[] = [
  { key: 'steppe-copper', noEvery: 6, proofEvery: 2, daysAgo: 4 },
  { key: 'tuul-gold', noEvery: 9, proofEvery: 3, daysAgo: 16 },
]
