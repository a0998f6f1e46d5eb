/** Returns whether rich text shows nothing: an editor's empty document is `<p></p>`, not ''. */
export function isEmptyRichText(html: string): boolean {
  if (/<(?:img|table|hr)\b/i.test(html)) return false
  let at = 0
  while (at < html.length) {
    if (html.charAt(at) === '<') {
      const end = html.indexOf('>', at)
      // A `<` without a `>` begins no tag, and is shown as text.
      if (end < 0) return false
      at = end + 1
    } else if (html.startsWith('&nbsp;', at)) at += '&nbsp;'.length
    else if (/\s/.test(html.charAt(at))) at++
    else return false
  }
  return true
}
