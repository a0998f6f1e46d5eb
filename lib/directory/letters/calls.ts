import { call } from '@/lib/platform/api/call'
import { doneAnswer } from '@/lib/platform/api/fields'
import { letterForm } from './schema'

export const letterCalls = {
  insertLetter: call('POST /client/yellow-page/insert/letter', {
    summary:
      'Write to a listed company: a mail to its registered address, to which the answer goes straight to the sender',
    access: 'public',
    input: letterForm,
    answer: doneAnswer,
    rate: { points: 10, perSeconds: 3_600, counts: 'accepted' },
  }),
}
