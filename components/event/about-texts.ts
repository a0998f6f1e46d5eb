import { getTranslations } from 'next-intl/server'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { sanitisedPageText } from '@/lib/content/page-texts/localise'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import { type TextPicture, textPictures } from '@/lib/content/page-texts/outline'
import { textSections } from '@/lib/content/page-texts/sections'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import { listTextPictureFacts } from '@/lib/platform/files/picture-kinds'
import { listPicturesOnlyInOtherLanguage } from '@/lib/platform/rich-text/item-pictures'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'

/** The menu number of the page about the association. The first section of the page is the history. */
const historyCid = 1

export type AboutText = { html: string; lang: Locale; pictures: TextPicture[] }

async function readAssociationHistory(locale: Locale, heading: string): Promise<AboutText[]> {
  const page = await getPublicPage(historyCid)
  if (!page) return []
  const { html, lang } = await sanitisedPageText(page, locale)
  const { intro, sections } = textSections(html)
  const [first] = sections
  const fullHtml = first ? `${intro}<h2>${first.title}</h2>${first.html}` : intro
  if (isEmptyRichText(fullHtml)) return []
  const headedHtml = heading && lang === locale ? `<h2>${heading}</h2>${fullHtml}` : fullHtml
  return [{ html: await sanitiseRichText(headedHtml), lang, pictures: [] }]
}

/** The text that staff wrote about an edition, and the history of the association that organises it. */
export async function readAboutAndHistoryTexts(
  edition: Edition | null,
  locale: Locale,
): Promise<AboutText[]> {
  const aboutText = edition ? bilingualText(edition, 'about', locale) : { text: '', lang: locale }
  const ownTexts =
    edition && !isEmptyRichText(aboutText.text)
      ? [
          {
            html: await sanitiseRichText(aboutText.text),
            lang: aboutText.lang,
            pictures: textPictures(
              await listPicturesOnlyInOtherLanguage(
                { mn: edition.about, en: edition.about_en },
                aboutText.lang,
              ),
              await listTextPictureFacts(edition.about, edition.about_en),
            ),
          },
        ]
      : []
  const t = await getTranslations('event.about')
  return [...ownTexts, ...(await readAssociationHistory(locale, ownTexts.length > 0 ? t('association') : ''))]
}
