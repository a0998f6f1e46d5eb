/**
 * The message to a visitor when a page could not be made. It is not in the catalogues of texts, because the
 * browser would have to load a whole catalogue before it could show the message.
 */
export const errorTexts: Record<'mn' | 'en', { error: string; retry: string; number: string }> = {
  mn: { error: 'Алдаа гарлаа. Дахин оролдоно уу.', retry: 'Дахин оролдох', number: 'Алдааны дугаар' },
  en: { error: 'Something went wrong. Try again.', retry: 'Try again', number: 'Error number' },
}

/** Names a failure to its reader: by this id the log names the request. */
export const errorNumberText = (locale: 'mn' | 'en', id: string): string =>
  `${errorTexts[locale].number}: ${id}`

/**
 * Returns the language of a public address.
 * @param path such as `/en/mm/about?a=b`
 */
export function languageOf(path: string): 'mn' | 'en' {
  return /^\/en(?:[/?]|$)/.test(path) ? 'en' : 'mn'
}

/**
 * Completes Next's error page, which is empty until its scripts have run. Adds the page's language and title
 * and, for readers without scripts, the error text and a link that requests the page again.
 * @param html the page as Next made it
 * @param url the public address, such as `/en/mm/about?a=b`
 * @param id the id of the request, by which the log names it
 */
export function withErrorText(html: string, url: string, id: string): string {
  const locale = languageOf(url)
  const { error, retry } = errorTexts[locale]
  return html
    .replace('<html id="__next_error__"', `<html id="__next_error__" lang="${locale}"`)
    .replace('<head>', `<head><meta name="color-scheme" content="light dark"><title>${error}</title>`)
    .replace(
      '</body>',
      `<noscript><h1>${error}</h1><p><a href="">${retry}</a></p><p>${errorNumberText(locale, id)}</p></noscript></body>`,
    )
}

const tooManyTexts: Record<'mn' | 'en', (seconds: number) => [title: string, text: string]> = {
  mn: (seconds) => [
    'Түр хүлээнэ үү',
    `Таны хаягаас богино хугацаанд хэт олон шинэ хуудас хүссэн байна. ${seconds} секундын дараа дахин оролдоно уу.`,
  ],
  en: (seconds) => [
    'Please wait a moment',
    `Too many new pages were asked for from your address in a short time. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  ],
}

/**
 * Returns the page for clients that request new pages too fast. It is in both languages, the language of the
 * address first, and loads no other file.
 * @param url the public address
 * @param seconds the time after which the client's next page will be made
 */
export function tooManyRequestsPage(url: string, seconds: number): string {
  const first = languageOf(url)
  const section = (locale: 'mn' | 'en') => {
    const [title, text] = tooManyTexts[locale](seconds)
    return `<section lang="${locale}"><h1>${title}</h1><p>${text}</p></section>`
  }
  return [
    `<!DOCTYPE html><html lang="${first}"><head><meta charset="utf-8"><title>${tooManyTexts[first](seconds)[0]}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<style>body{font:1.1rem/1.5 sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}h1{font-size:1.5rem}</style>',
    `</head><body><main>${section(first)}${section(first === 'mn' ? 'en' : 'mn')}</main></body></html>`,
  ].join('')
}
