import { type Problem, problemStatus } from '@/lib/platform/api/problem'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'

/** A file for one person alone: saved under its name, cached nowhere. */
export function fileAnswer(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Why there is no file, in words: a link that leads to one is followed by people. */
export function textRefusal(problem: Problem, locale: Locale): Response {
  const { seconds } = problem.values
  return new Response(messageText(locale, problem.key, problem.values), {
    status: problemStatus[problem.code],
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }),
    },
  })
}
