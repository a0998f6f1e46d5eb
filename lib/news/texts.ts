import { pools } from '@/lib/pool/pool'
import { longLetters, refuseEntangled, sanitiseHere } from '@/lib/rich-text/sanitise'
import { foldWords, stripHtml } from '@/lib/search/fold'

export type NewsTexts = Record<'title' | 'title_en' | 'summary' | 'summary_en' | 'text' | 'text_en', string>

/** The words of both languages, as `searchNews` looks for them. */
export function newsSearchKey(texts: NewsTexts): string {
  const { title, summary, text, title_en, summary_en, text_en } = texts
  return foldWords([title, summary, stripHtml(text), title_en, summary_en, stripHtml(text_en)].join(' '))
}

/** What is made of the texts of an item before it is written: its bodies cleaned, and its search key. */
export function newsTexts(texts: NewsTexts): { text: string; text_en: string; searchKey: string } {
  const clean = { text: sanitiseHere(texts.text), text_en: sanitiseHere(texts.text_en) }
  return { ...clean, searchKey: newsSearchKey({ ...texts, ...clean }) }
}

/** The same, of long bodies in a thread. */
export async function readyTexts(form: NewsTexts): Promise<ReturnType<typeof newsTexts>> {
  const { title, title_en, summary, summary_en, text, text_en } = form
  const texts = { title, title_en, summary, summary_en, text, text_en }
  if (text.length + text_en.length <= longLetters) return newsTexts(texts)
  return pools.texts.run('newsTexts', texts).catch(refuseEntangled)
}
