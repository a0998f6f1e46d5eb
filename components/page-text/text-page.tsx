import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/site/page-title'
import { TextWithRail } from '@/components/site/text-with-rail'
import type { Crumb } from '@/components/ui/breadcrumbs'
import { listDocuments } from '@/lib/content/documents/queries'
import type { PdfDocument } from '@/lib/content/documents/schema'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { siblingOrChildPages } from '@/lib/content/menu/links'
import { listMenu } from '@/lib/content/menu/queries'
import { sanitisedPageText } from '@/lib/content/page-texts/localise'
import { findMentionedDocuments, findEmployeeByMail } from '@/lib/content/page-texts/near'
import { type Outline, outlineOf } from '@/lib/content/page-texts/outline'
import type { PublicPage } from '@/lib/content/page-texts/schema'
import { listPeople } from '@/lib/content/people/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { ContactPerson } from './contact-person'
import { EmptyText } from './empty-text'
import { CollapsibleTableOfContents, readPartsStyle, type TableOfContentsEntry } from './page-contents'
import { PageRail } from './page-rail'
import { OriginalLanguageNote, TextSections } from './text-sections'
import type { CollapsibleListOptions } from './text-parts'

type Props = {
  page: PublicPage
  locale: Locale
  /** The breadcrumbs without the page itself. */
  crumbs: Crumb[]
  /** The title, if it is not that of the menu item. */
  title?: string
  /** Links to next steps that the page adds before those of the text. */
  actions?: Outline['actions']
  /** Documents of the page, instead of those that its text names. */
  documents?: readonly PdfDocument[]
  folds?: CollapsibleListOptions
  /** Anchors that links elsewhere use. They exist even if the text has too few sections to provide them. */
  anchors?: readonly string[]
  /** The parts that the page adds below the text, as entries of the table of contents. */
  parts?: readonly Pick<TableOfContentsEntry, 'id' | 'title'>[]
  /** Shown between the title and the text, in full width. */
  before?: ReactNode
  /** Shown below the text, in full width. */
  children?: ReactNode
}

/**
 * The page of a text that staff wrote; the text determines the layout. A column beside the text also shows
 * documents, the contact and other pages of the menu.
 */
export async function TextPage({ page, locale, crumbs, before, children, ...props }: Props) {
  const [text, menu, people, documents, contacts, t] = await Promise.all([
    sanitisedPageText(page, locale),
    listMenu(),
    listPeople(),
    listDocuments(),
    listFooterInfo('mm'),
    getTranslations('pageText'),
  ])
  const outline = outlineOf(text.html, text.pictures)
  const title = props.title ?? text.title
  const textLang = langIfDifferent(text.lang, locale)
  const actions = [...(props.actions ?? []), ...outline.actions]
  const contents = withShares([
    ...outline.sections.map(({ title: heading, parts }, at) => ({
      ...{ id: String(at + 1), title: heading, lang: textLang },
      letters: JSON.stringify(parts).length,
    })),
    ...(props.parts ?? []).map((part) => ({ ...part, letters: partLetters })),
  ])
  const isEmpty = outline.intro.length === 0 && outline.sections.length === 0
  return (
    <div style={readPartsStyle(contents)} data-parts="">
      <PageTitle
        crumbs={[...crumbs, { label: title }]}
        title={title}
        lead={outline.lead && <span lang={textLang}>{outline.lead}</span>}
      />
      {before}
      {props.anchors?.slice(outline.sections.length).map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {/* Without a text, a page with other content shows neither a placeholder nor the column. */}
      {!(isEmpty && (before || children)) && (
        <TextWithRail
          wide
          label={t('rail')}
          rail={
            <PageRail
              contents={contents}
              facts={outline.facts}
              lang={text.lang}
              actions={actions.length > 0 ? actions : [{ href: associationPaths.contact, label: t('ask') }]}
              contact={
                <ContactPerson person={findEmployeeByMail(outline.mails, people)} contacts={contacts} />
              }
              documents={props.documents ?? findMentionedDocuments(page, documents)}
              sisters={siblingOrChildPages(menu, page.cid, locale)}
            />
          }
        >
          <CollapsibleTableOfContents title={t('contents')} parts={contents} />
          {textLang && !isEmpty && <OriginalLanguageNote />}
          <TextSections
            intro={outline.intro}
            sections={outline.sections}
            lang={text.lang}
            folds={props.folds}
          />
          {isEmpty && <EmptyText />}
        </TextWithRail>
      )}
      {children}
    </div>
  )
}

/** The length that a part without a text of its own, such as a group of people, has in the contents. */
const partLetters = 1_500

/** The parts that have a title, with their shares in the length of them all. */
function withShares(
  parts: readonly (Omit<TableOfContentsEntry, 'share'> & { letters: number })[],
): TableOfContentsEntry[] {
  const entries = parts.filter(({ title }) => title)
  const all = entries.reduce((sum, { letters }) => sum + letters, 0)
  return entries.map(({ letters, ...part }) => ({ ...part, share: letters / all }))
}
