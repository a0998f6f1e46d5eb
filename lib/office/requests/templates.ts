import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { replyTemplates, type RequestRecord, type requestPurposes, type ReplyTemplate } from './schema'

const purposeOf: Record<ReplyTemplate, (typeof requestPurposes)[number] | null> = {
  joining: 'member_request',
  codex: 'codex_request',
  meeting: 'meeting_request',
  question: null,
  resolved: null,
}

type RequestFields = { name: string; lang: Locale } & Record<(typeof requestPurposes)[number], boolean>

/** Returns the reply templates for a request: first those for its purposes, then those for any request. */
export function replyTemplatesFor(request: RequestFields): RequestRecord['templates'] {
  return replyTemplates
    .filter((name) => {
      const purpose = purposeOf[name]
      return purpose === null || request[purpose]
    })
    .map((name) => ({
      name,
      subject: messageText(request.lang, `membership.replies.${name}.subject`),
      text: messageText(request.lang, `membership.replies.${name}.text`, { name: request.name }),
    }))
}
