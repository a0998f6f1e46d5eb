import { pageTextCalls } from '@/lib/content/page-texts/calls'
import type { PageTextForm, PageTextRecord } from '@/lib/content/page-texts/schema'
import { formatInputDateTime } from '@/lib/platform/i18n/format'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import { draftFieldsOf } from '../../office/form/draft'
import type { DraftFormName } from '../../office/form/draft-form'
import type { ScheduleValues } from '../../office/form/schedule-fields'

export type PageTextValues = ScheduleValues & { text: string; text_en: string }

export const texts = ['text', 'text_en'] as const
export const draftFields = draftFieldsOf<Omit<PageTextForm, 'id' | 'category_cid' | 'version'>>({
  text: true,
  text_en: true,
  appears_at: true,
  ends_at: true,
})

/** A page's draft belongs to its menu item, because the text may not exist yet. */
export const pageDraftForm: DraftFormName = {
  ...{ call: pageTextCalls.updatePageText, form: 'page', kind: 'menu_categories' },
}

export const pageTextDefaults = (page: PageTextRecord): PageTextValues => ({
  ...{ text: page.text, text_en: page.text_en },
  appears_at: formatInputDateTime(page.appears_at),
  ends_at: formatInputDateTime(page.ends_at),
})

/**
 * Returns the language in which a page has no text; `both` if it has no text at all, null if it has text in
 * both languages.
 */
export function missingTextLanguage({ text, text_en }: Pick<PageTextValues, 'text' | 'text_en'>) {
  const [mn, en] = [isEmptyRichText(text), isEmptyRichText(text_en)]
  return mn && en ? 'both' : mn ? 'mn' : en ? 'en' : null
}
