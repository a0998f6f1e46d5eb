import { stripHtml } from '@/lib/platform/search/fold'

export type TextSection = { title: string; html: string }

/**
 * Splits a page's text at its second-level headings, so that the page can place and link each part.
 * @returns the text before the first heading, and each heading with the text that follows it
 */
export function textSections(html: string): { intro: string; sections: TextSection[] } {
  const start = html.search(/<h2[\s>]/)
  if (start < 0) return { intro: html.trim(), sections: [] }
  const sections = html
    .slice(start)
    .split(/(?=<h2[\s>])/)
    .map((part) => {
      const end = part.indexOf('</h2>') + '</h2>'.length
      return { title: stripHtml(part.slice(0, end)).trim(), html: part.slice(end).trim() }
    })
  return { intro: html.slice(0, start).trim(), sections }
}
