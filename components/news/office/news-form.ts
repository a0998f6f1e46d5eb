import type { MenuCategory } from '@/lib/content/menu/schema'
import { formatInputDateTime } from '@/lib/platform/i18n/format'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import {
  defaultPublisher,
  mapNewsTexts,
  type NewsInsert,
  type NewsTextKey,
  requiredNewsTexts,
} from '@/lib/content/news/schema'
import { draftFieldsOf } from '../../office/form/draft'
import type { ListedNews } from './news-site'

export type NewsValues = Record<NewsTextKey, string> & {
  /** A new cover; null removes the cover; undefined keeps the stored one. */
  image: File | null | undefined
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
  ...mapNewsTexts(() => true),
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
    ...mapNewsTexts((key) => item?.[key] ?? ''),
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
    const empty = requiredNewsTexts.map((name) => {
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
