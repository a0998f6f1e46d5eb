import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { letterCalls } from './calls'
import { queueLetterUnlessRepeated } from './mutations'

export const letterHandlers: Handlers<typeof letterCalls> = {
  insertLetter: async ({ input }) => {
    await queueLetterUnlessRepeated(input)
    return { message: messageText(input.lang, 'directory.write.sent') }
  },
}
