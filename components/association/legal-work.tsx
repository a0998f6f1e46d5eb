import { useTranslations } from 'next-intl'
import type { PdfDocument } from '@/lib/content/documents/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Outline } from '@/lib/content/page-texts/outline'
import { PageSubheading, TitledText, TitledTexts } from './part'
import { PdfList } from './pdf-list'
import { SectionParts } from './section-parts'

type Props = {
  sections: Outline['sections']
  lang: Locale
  documents: readonly PdfDocument[]
}

/** The text about the legal work, in parts side by side, and its documents to download. */
export function LegalWork({ sections, lang, documents }: Props) {
  const t = useTranslations('association.activity')
  return (
    <>
      <TitledTexts>
        {sections.map(({ title, parts }) => (
          <TitledText key={title} title={title} lang={lang}>
            <SectionParts parts={parts} lang={lang} />
          </TitledText>
        ))}
      </TitledTexts>
      {documents.length > 0 && (
        <>
          <PageSubheading>{t('documents')}</PageSubheading>
          <PdfList documents={documents} />
        </>
      )}
    </>
  )
}
