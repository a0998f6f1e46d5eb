import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageTitle } from '@/components/site/page-title'
import { TextWithRail } from '@/components/site/text-with-rail'
import type { Crumb } from '@/components/ui/breadcrumbs'
import { listDocuments } from '@/lib/content/documents/queries'
import type { PdfDocument } from '@/lib/content/documents/schema'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { langOf } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { sisterPages } from '@/lib/content/menu/links'
import { listMenu } from '@/lib/content/menu/queries'
import { pageText } from '@/lib/content/page-texts/localise'
import { namedDocuments, namedPerson } from '@/lib/content/page-texts/near'
import { type Outline, outlineOf } from '@/lib/content/page-texts/outline'
import type { PublicPage } from '@/lib/content/page-texts/schema'
import { listPeople } from '@/lib/content/people/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { ContactPerson } from './contact-person'
import { EmptyText } from './empty-text'
import { ContentsFold, type ContentsPart } from './page-contents'
import { PageRail } from './page-rail'
import { TextNote, TextSections } from './text-sections'
import type { FoldLook } from './text-parts'

type Props = {
  page: PublicPage
  locale: Locale
  /** The way here, without the page itself. */
  crumbs: Crumb[]
  /** What the page is called, where that is not its menu item. */
  title?: string
  /** Next steps of a designed page; those of the text follow. */
  actions?: Outline['actions']
  /** Documents that belong to the page, in place of those that its text names. */
  documents?: readonly PdfDocument[]
  folds?: FoldLook
  /** Anchors that hold, whatever headings staff give the text. */
  anchors?: readonly string[]
  /** Parts of the page that stand under the text, for its contents. */
  parts?: readonly ContentsPart[]
  /** Stands between the title and the text, as wide as the page. */
  before?: ReactNode
  /** Stands under the text, as wide as the page. */
  children?: ReactNode
}

/** The page of a text that staff wrote: its shape follows from the text, and the rail from what the site knows. */
export async function TextPage({ page, locale, crumbs, before, children, ...props }: Props) {
  const [text, menu, people, documents, contacts, t] = await Promise.all([
    pageText(page, locale),
    listMenu(),
    listPeople(),
    listDocuments(),
    listFooterInfo('mm'),
    getTranslations('pageText'),
  ])
  const outline = outlineOf(text.html, text.pictures)
  const title = props.title ?? text.title
  const textLang = langOf(text.lang, locale)
  const actions = [...(props.actions ?? []), ...outline.actions]
  const contents = [
    ...outline.sections.map((section, at) => ({ id: String(at + 1), title: section.title, lang: textLang })),
    ...(props.parts ?? []),
  ].filter((part) => part.title)
  const isEmpty = outline.intro.length === 0 && outline.sections.length === 0
  return (
    <>
      <PageTitle
        crumbs={[...crumbs, { label: title }]}
        title={title}
        lead={outline.lead && <span lang={textLang}>{outline.lead}</span>}
      />
      {before}
      {props.anchors?.slice(outline.sections.length).map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {/* A page that has other things to show needs no place for a text that it has not. */}
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
              contact={<ContactPerson person={namedPerson(outline.mails, people)} contacts={contacts} />}
              documents={props.documents ?? namedDocuments(page, documents)}
              sisters={sisterPages(menu, page.cid, locale)}
            />
          }
        >
          <ContentsFold title={t('contents')} parts={contents} />
          {textLang && !isEmpty && <TextNote />}
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
    </>
  )
}
