import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RailFacts, RailPart } from '@/components/site/text-with-rail'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MenuLink } from '@/lib/content/menu/links'
import type { PdfDocument } from '@/lib/content/documents/schema'
import type { Outline, TitledItem } from '@/lib/content/page-texts/outline'
import { TrustedHtml } from './inline-html'
import { type TableOfContentsEntry, RailTableOfContents } from './page-contents'
import { RailActions } from './rail-actions'
import { RailDocuments, RailLinks } from './rail-links'

type Props = {
  contents: readonly TableOfContentsEntry[]
  facts: readonly TitledItem[]
  /** The language of the facts. */
  lang: Locale
  actions: Outline['actions']
  /** The contact for questions. */
  contact: ReactNode
  documents: readonly PdfDocument[]
  /** The other pages under the same menu item or, for an item at the top level, the pages under it. */
  sisters: { title: string; links: readonly MenuLink[] } | null
}

/** The column beside a text: contents, next steps, facts, documents, contact, and other pages of the menu. */
export function PageRail({ contents, facts, lang, actions, contact, documents, sisters }: Props) {
  const t = useTranslations('pageText')
  return (
    <>
      <RailTableOfContents title={t('contents')} parts={contents} />
      {actions.length > 0 && (
        <RailPart title={t('next')}>
          <RailActions actions={actions} />
        </RailPart>
      )}
      {facts.length > 0 && (
        <RailPart title={t('facts')} isBeforeText>
          <div lang={lang}>
            <RailFacts
              facts={facts.map(({ title, html }) => ({ label: title, value: <TrustedHtml html={html} /> }))}
            />
          </div>
        </RailPart>
      )}
      {documents.length > 0 && (
        <RailPart title={t('documents')} folds>
          <RailDocuments documents={documents} />
        </RailPart>
      )}
      <RailPart title={t('contact')}>{contact}</RailPart>
      {sisters && (
        // On a tablet the parts are in two columns. Without documents this part is alone in its row and
        // takes the whole row.
        <RailPart title={sisters.title} takesWholeRow={documents.length === 0} folds>
          <RailLinks links={sisters.links} />
        </RailPart>
      )}
    </>
  )
}
