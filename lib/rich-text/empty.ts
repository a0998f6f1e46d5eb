/** Whether rich text shows nothing: an editor's empty document is `<p></p>`, not ''. */
export function isEmptyRichText(html: string): boolean {
  return !/<(img|table|hr)\b/i.test(html) && html.replace(/<[^>]{0,2000}>|&nbsp;|\s/g, '') === ''
}
