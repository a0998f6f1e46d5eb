import { getTranslations } from 'next-intl/server'
import { PdfList } from '@/components/association/pdf-list'
import { ContactPerson } from '@/components/page-text/contact-person'
import { RailActions } from '@/components/page-text/rail-actions'
import { TextParts } from '@/components/page-text/text-parts'
import { FoldingPart } from '@/components/site/folding-part'
import { listDocuments } from '@/lib/content/documents/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { sanitisedPageText } from '@/lib/content/page-texts/localise'
import { findMentionedDocuments, findEmployeeByMail } from '@/lib/content/page-texts/near'
import { outlineOf } from '@/lib/content/page-texts/outline'
import type { ReadPage } from '@/lib/content/page-texts/schema'
import { listPeople } from '@/lib/content/people/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import styles from './join-part.module.css'

/** The menu number of the page on which staff describe how to join. */
const joinCid = 12

/**
 * Describes how to join, in the text that staff wrote, with the way to the request form, documents to read and
 * contacts.
 */
export async function JoinSection({ locale, readPage }: { locale: Locale; readPage: ReadPage }) {
  const [page, documents, people, contacts, t, site] = await Promise.all([
    readPage(joinCid),
    listDocuments(),
    listPeople(),
    listFooterInfo('mm'),
    getTranslations('association.membership'),
    getTranslations('site'),
  ])
  const text = page && (await sanitisedPageText(page, locale))
  const pageDocuments = page ? findMentionedDocuments(page, documents) : []
  const toRead = pageDocuments.length > 0 ? pageDocuments : documents
  const outline = text?.html ? outlineOf(text.html, text.pictures) : null
  const person = findEmployeeByMail(outline?.mails ?? [], people)
  return (
    <div className={styles.way}>
      {text && outline && (
        <>
          {text.lang !== locale && <p className="small muted">{site('original')}</p>}
          {outline.lead && (
            <p className="lead" lang={text.lang}>
              {outline.lead}
            </p>
          )}
          <TextParts parts={outline.intro} lang={text.lang} />
          {outline.sections.map(({ title, parts }, at) => (
            <section key={at}>
              <FoldingPart title={title} lang={text.lang} level={3} isOpen={at === 0}>
                <TextParts parts={parts} lang={text.lang} />
              </FoldingPart>
            </section>
          ))}
        </>
      )}
      <RailActions
        actions={[
          { href: associationPaths.membershipRequest, label: t('join') },
          ...(outline?.actions ?? []),
        ]}
      />
      {toRead.length > 0 && (
        <section>
          <FoldingPart title={t('documents')} level={3}>
            <PdfList documents={toRead} />
          </FoldingPart>
        </section>
      )}
      {(person || contacts.length > 0) && (
        <section>
          <FoldingPart title={t('contact')} level={3}>
            <ContactPerson person={person} contacts={contacts} />
          </FoldingPart>
        </section>
      )}
    </div>
  )
}
