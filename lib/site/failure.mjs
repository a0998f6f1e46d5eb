/**
 * What a visitor is told when a page could not be made. Plain JavaScript, because `lib/cache/front.mjs` loads it;
 * and not among the messages, because a browser that must say this should not first fetch all texts.
 */
export const failureTexts = {
  mn: { error: 'Алдаа гарлаа. Дахин оролдоно уу.', retry: 'Дахин оролдох' },
  en: { error: 'Something went wrong. Try again.', retry: 'Try again' },
}

/**
 * The language of a public address.
 * @param {string} path `/en/mm/about?a=b`
 * @returns {'mn' | 'en'}
 */
export function languageOf(path) {
  return /^\/en(?:[/?]|$)/.test(path) ? 'en' : 'mn'
}

/**
 * Next answers a failure with a page that is empty until its scripts have run. Here it gets its language, its
 * title, and for those without scripts the same words and the same way on: the link asks for the page again.
 * @param {string} html the page as Next made it @param {string} url the public address, `/en/mm/about?a=b`
 */
export function withFailureText(html, url) {
  const locale = languageOf(url)
  const { error, retry } = failureTexts[locale]
  return html
    .replace('<html id="__next_error__"', `<html id="__next_error__" lang="${locale}"`)
    .replace('<head>', `<head><title>${error}</title>`)
    .replace('</body>', `<noscript><h1>${error}</h1><p><a href="">${retry}</a></p></noscript></body>`)
}
