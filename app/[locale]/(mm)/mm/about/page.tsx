import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnchorTabs } from '@/components/association/anchor-tabs'
import { PageText } from '@/components/association/page-text'
import { PeopleGrid } from '@/components/association/people-grid'
import { Part } from '@/components/association/part'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { EmptyState } from '@/components/ui/states'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageText, textLanguages } from '@/lib/page-texts/localise'
import { getPublicPage } from '@/lib/page-texts/queries'
import type { ReadPage } from '@/lib/page-texts/schema'
import { textSections } from '@/lib/page-texts/sections'
import { listPeople } from '@/lib/people/queries'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

/** The menu number under which staff write this page's text. */
const cid = 1
const anchors = ['1', '2'] as const
const shownCategories = ['President', 'Association', 'Office'] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('association.about')
  const written = textLanguages(await getPublicPage(cid))
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: '/mm/about', title, description, written })
}

/** History, goals, and the people by category. Each heading of the text is an anchor: #1 history, #2 goals. */
export default async function AboutPage({ params, readPage = getPublicPage }: Props) {
  const locale = await pageLocale(params)
  const [page, everybody, t, association, common] = await Promise.all([
    readPage(cid),
    listPeople(),
    getTranslations('association.about'),
    getTranslations('association'),
    getTranslations('common'),
  ])
  const text = page && (await pageText(page, locale))
  const { intro, sections } = textSections(text?.html ?? '')
  const groups = shownCategories
    .map((category) => ({
      category,
      people: everybody.filter(({ about_category }) => about_category === category),
    }))
    .filter(({ people }) => people.length > 0)
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
      />
      <AnchorTabs
        label={association('tabs')}
        tabs={[
          ...sections.map(({ title }, at) => ({ id: String(at + 1), label: title })),
          ...groups.map(({ category }) => ({ id: category.toLowerCase(), label: t(category) })),
        ]}
      />
      {/* The anchors hold, whatever headings staff give the text. */}
      {anchors.slice(sections.length).map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {text && intro && (
        <Part>
          <PageText html={intro} lang={text.lang} locale={locale} />
        </Part>
      )}
      {text &&
        sections.map(({ title, html }, at) => (
          <Part key={title} id={String(at + 1)}>
            <SectionHead title={<span lang={text.lang}>{title}</span>} />
            <PageText html={html} lang={text.lang} locale={locale} />
          </Part>
        ))}
      {groups.map(({ category, people }) => (
        <Part key={category} id={category.toLowerCase()}>
          <SectionHead title={t(category)} />
          <PeopleGrid people={people} />
        </Part>
      ))}
      {sections.length === 0 && groups.length === 0 && !intro && (
        <Part>
          <EmptyState title={association('empty')} />
        </Part>
      )}
    </>
  )
}
