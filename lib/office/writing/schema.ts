import * as z from 'zod'
import { text } from '@/lib/platform/api/fields'

/** The most words of one request, and the letters of a word: a query string must stay short. */
export const checkedWordsMax = 40
export const checkedWordLettersMax = 25

export const checkedWords = z.object({
  /** Words in lower case, separated by spaces. */
  words: text({ max: checkedWordsMax * (checkedWordLettersMax + 1), required: 'validation.term' }),
})

export const misspelledWords = z.object({
  slips: z.array(z.object({ word: z.string(), better: z.string() })),
})
