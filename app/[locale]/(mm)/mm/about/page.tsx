import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageSection } from '@/components/association/part'
import { PeopleGrid } from '@/components/association/people-grid'
import { TextPage } from '@/components/page-text/text-page'
import { FoldingPart } from '@/components/site/folding-part'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { textLanguages } from '@/lib/content/page-texts/localise'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import { pageWithoutText, type ReadPage } from '@/lib/content/page-texts/schema'
import { listPeople } from '@/lib/content/people/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { fixedItems } from '@/lib/content/menu/fixed-items'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

/** The menu number under which staff write this page's text. */
const cid = fixedItems.about
const shownCategories = ['President', 'Association', 'Office'] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.about')
  const languages = textLanguages(await getPublicPage(cid))
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: associationPaths.about, title, description, languages })
}

/**
 * The page about the association: the text that staff wrote, and the people by category. The sections of the
 * text have the anchors #1, #2 and so on.
 */
export default async function AboutPage({ params, readPage = getPublicPage }: Props) {
  const locale = await requirePageLocale(params)
  const [page, everybody, t, common] = await Promise.all([
    readPage(cid),
    listPeople(),
    getTranslations('association.about'),
    getTranslations('common'),
  ])
  const groups = shownCategories
    .map((category) => ({
      ...{ category, id: category.toLowerCase(), title: t(category) },
      people: everybody.filter(({ about_category }) => about_category === category),
    }))
    .filter(({ people }) => people.length > 0)
  return (
    <TextPage
      page={page ?? pageWithoutText(cid)}
      locale={locale}
      crumbs={[{ label: common('home'), href: associationPaths.home }]}
      title={t('title')}
      anchors={['1', '2']}
      parts={groups}
    >
      {groups.length > 0 &&
        groups.map(({ category, id, title, people }) => (
          <PageSection key={category} id={id}>
            <FoldingPart title={title}>
              <PeopleGrid people={people} />
            </FoldingPart>
          </PageSection>
        ))}
    </TextPage>
  )
}
