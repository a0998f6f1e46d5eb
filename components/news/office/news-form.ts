import type { MenuCategory } from '@/lib/content/menu/schema'
import { formatInputDateTime } from '@/lib/platform/i18n/format'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import { defaultPublisher, type NewsInsert, newsTexts } from '@/lib/content/news/schema'
import { draftFieldsOf } from '../../office/form/draft'
import type { ListedNews } from './news-site'

export type NewsValues = {
  /** A new cover; null removes the cover; undefined keeps the stored one. */
  image: File | null | undefined
  title: string
  title_en: string
  summary: string
  summary_en: string
  text: string
  text_en: string
  figure: string
  figure_en: string
  category_cid: string
  publisher: string
  news_status: boolean
  yellow_book: boolean
  appears_at: string
  ends_at: string
}

/** The cover is not in the draft: browser storage cannot hold a picture. */
export const draftFields = draftFieldsOf<NewsInsert>({
  image: false,
  title: true,
  title_en: true,
  summary: true,
  summary_en: true,
  text: true,
  text_en: true,
  figure: true,
  figure_en: true,
  category_cid: true,
  publisher: true,
  news_status: true,
  yellow_book: true,
  appears_at: true,
  ends_at: true,
})

export function newsDefaults(item: ListedNews | undefined): NewsValues {
  return {
    image: undefined,
    title: item?.title ?? '',
    title_en: item?.title_en ?? '',
    summary: item?.summary ?? '',
    summary_en: item?.summary_en ?? '',
    text: item?.text ?? '',
    text_en: item?.text_en ?? '',
    figure: item?.figure ?? '',
    figure_en: item?.figure_en ?? '',
    category_cid: item ? String(item.category_cid) : '',
    publisher: item?.publisher ?? defaultPublisher,
    news_status: item?.news_status ?? true,
    yellow_book: item?.yellow_book ?? false,
    appears_at: formatInputDateTime(item?.appears_at),
    ends_at: formatInputDateTime(item?.ends_at),
  }
}

export type Language = 'mn' | 'en'

/** Returns the language of a field; null for a field that belongs to no language. */
export function languageOf(field: string): Language | null {
  if (field.endsWith('_en')) return 'en'
  return draftFields.some((name) => name === `${field}_en`) ? 'mn' : null
}

/** Returns the languages with some fields filled and others empty. */
export function halfFilledLanguages(values: NewsValues): Language[] {
  return (['mn', 'en'] as const).filter((language) => {
    const empty = newsTexts.map((name) => {
      const value = values[language === 'en' ? (`${name}_en` as const) : name]
      return name === 'text' ? isEmptyRichText(value) : value.trim() === ''
    })
    return empty.includes(true) && empty.includes(false)
  })
}

/**
 * Returns the categories for news. A category with children is only a heading and is left out, unless the
 * news item already has it.
 */
export function selectableCategories(all: readonly MenuCategory[], current?: number): MenuCategory[] {
  return all.filter(({ cid }) => cid === current || !all.some(({ pid }) => pid === cid))
}
