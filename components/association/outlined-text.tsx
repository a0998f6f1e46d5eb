import { FoldingPart } from '@/components/site/folding-part'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Outline } from '@/lib/content/page-texts/outline'
import { PageSection } from './part'
import { SectionParts } from './section-parts'
import { TextOpening } from './text-opening'

type Props = { outline: Pick<Outline, 'facts' | 'intro' | 'sections'>; lang: Locale; locale: Locale }

/**
 * A text in the full width of its page: its opening, then each section under its heading. On a phone only the first
 * section is open.
 */
export function OutlinedText({ outline: { facts, intro, sections }, lang, locale }: Props) {
  return (
    <>
      <TextOpening facts={facts} intro={intro} lang={lang} locale={locale} />
      {sections.map(({ title, parts }, at) => (
        <PageSection key={at}>
          <FoldingPart title={title} lang={lang} isOpen={at === 0}>
            <SectionParts parts={parts} lang={lang} />
          </FoldingPart>
        </PageSection>
      ))}
    </>
  )
}
