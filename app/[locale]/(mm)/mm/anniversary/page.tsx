import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BookTeaser } from '@/components/association/book-call'
import { LinkCards } from '@/components/association/link-cards'
import { PageSection } from '@/components/association/part'
import { OutlinedText } from '@/components/association/outlined-text'
import { EventsByYear } from '@/components/page-text/years'
import { RailActions } from '@/components/page-text/rail-actions'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { getBook } from '@/lib/content/book/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { sanitisedPageText } from '@/lib/content/page-texts/localise'
import { outlineOf } from '@/lib/content/page-texts/outline'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import type { ReadPage } from '@/lib/content/page-texts/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { fixedItems } from '@/lib/content/menu/fixed-items'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

/** The menu number under which staff write this page's text. */
const cid = fixedItems.anniversary
const years = ['1994', '2004', '2013', '2019', '2024'] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.anniversary')
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: associationPaths.anniversary, title, description })
}

/**
 * The page of the association's thirty years. It shows the text that staff wrote or, without a text, a short
 * chronicle; below are the book and links.
 */
export default async function AnniversaryPage({ params, readPage = getPublicPage }: Props) {
  const locale = await requirePageLocale(params)
  const [page, book, t, common] = await Promise.all([
    readPage(cid),
    getBook(),
    getTranslations('association.anniversary'),
    getTranslations('common'),
  ])
  const text = page && (await sanitisedPageText(page, locale))
  const outline = outlineOf(text?.html ?? '', text?.pictures)
  const { lead, actions } = outline
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: associationPaths.home }, { label: t('title') }]}
        title={t('title')}
        lead={lead ? <span lang={text?.lang}>{lead}</span> : t('lead')}
        action={actions.length > 0 && <RailActions actions={actions} />}
      />
      {text?.html ? (
        <OutlinedText outline={outline} lang={text.lang} locale={locale} />
      ) : (
        <PageSection>
          <SectionHead title={t('timeline')} />
          <EventsByYear items={years.map((year) => ({ title: year, html: t(`year.${year}`) }))} />
        </PageSection>
      )}
      <BookTeaser
        href={associationPaths.page(25)}
        pages={book.pages}
        pdf={book.pdf}
        texts={{ title: t('book'), text: t('bookText'), open: t('open'), download: t('download') }}
      />
      <PageSection>
        <SectionHead title={t('next')} />
        <LinkCards
          cards={[
            { href: associationPaths.members, title: t('members'), text: t('membersText') },
            { href: eventPaths.gallery(), title: t('gallery'), text: t('galleryText') },
            { href: associationPaths.page(22), title: t('films'), text: t('filmsText') },
          ]}
        />
      </PageSection>
    </>
  )
}
