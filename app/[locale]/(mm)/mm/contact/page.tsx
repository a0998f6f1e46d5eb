import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkCards } from '@/components/association/link-cards'
import { PageSection } from '@/components/association/part'
import { PeopleGrid } from '@/components/association/people-grid'
import { OutlinedText } from '@/components/association/outlined-text'
import { ContactAndDirections } from '@/components/site/contact-facts'
import { RailActions } from '@/components/page-text/rail-actions'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { contactTextsIn } from '@/lib/content/contact/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { sanitisedPageText } from '@/lib/content/page-texts/localise'
import { outlineOf } from '@/lib/content/page-texts/outline'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import type { ReadPage } from '@/lib/content/page-texts/schema'
import { listPeople } from '@/lib/content/people/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { fixedItems } from '@/lib/content/menu/fixed-items'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

const cid = fixedItems.contact

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.contact')
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: associationPaths.contact, title, description })
}

/**
 * The association's contacts, the text that staff wrote, the people of the office, and links to common tasks.
 */
export default async function ContactPage({ params, readPage = getPublicPage }: Props) {
  const locale = await requirePageLocale(params)
  const [contacts, texts, page, everybody, t, common] = await Promise.all([
    listFooterInfo('mm'),
    contactTextsIn(locale),
    readPage(cid),
    listPeople(),
    getTranslations('association.contact'),
    getTranslations('common'),
  ])
  const text = page && (await sanitisedPageText(page, locale))
  const outline = outlineOf(text?.html ?? '', text?.pictures)
  const { lead, actions } = outline
  const office = everybody.filter(({ about_category }) => about_category === 'Office')
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: associationPaths.home }, { label: t('title') }]}
        title={t('title')}
        lead={lead && <span lang={text?.lang}>{lead}</span>}
        action={actions.length > 0 && <RailActions actions={actions} />}
      />
      <PageSection>
        <ContactAndDirections contacts={contacts} texts={texts} />
      </PageSection>
      {text?.html && <OutlinedText outline={outline} lang={text.lang} locale={locale} />}
      {office.length > 0 && (
        <PageSection>
          <SectionHead title={t('people')} />
          <PeopleGrid people={office} />
        </PageSection>
      )}
      <PageSection>
        <SectionHead title={t('next')} />
        <LinkCards
          cards={[
            { href: associationPaths.membershipRequest, title: t('meeting'), text: t('meetingText') },
            { href: associationPaths.membership, title: t('join'), text: t('joinText') },
            { href: associationPaths.assessment, title: t('assess'), text: t('assessText') },
          ]}
        />
      </PageSection>
    </>
  )
}
