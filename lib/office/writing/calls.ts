import { call } from '@/lib/platform/api/call'
import { checkedWords, misspelledWords } from './schema'

export const writingCalls = {
  findMisspelledWords: call('GET /admin/get/misspelled-words', {
    summary: 'Which of some words are probably mistyped, by the words of all texts',
    access: 'staff',
    input: checkedWords,
    answer: misspelledWords,
  }),
}
