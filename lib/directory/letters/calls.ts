import { call } from '@/lib/platform/api/call'
import { doneAnswer } from '@/lib/platform/api/fields'
import { letterForm } from './schema'

export const letterCalls = {
  insertLetter: call('POST /client/yellow-page/insert/letter', {
    summary: 'Write to a listed company: a mail to its registered address, with the sender as reply address',
    access: 'public',
    input: letterForm,
    answer: doneAnswer,
    rate: { points: 10, perSeconds: 3_600, counts: 'accepted' },
  }),
}
