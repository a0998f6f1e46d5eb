import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HeroSlides } from '@/components/association/hero-slides'
import { HomeAbroad } from '@/components/association/home-abroad'
import { HomeMembers } from '@/components/membership/home-members'
import { MarketBoard } from '@/components/exchange/market-board'
import { HomeNews } from '@/components/news/home-news'
import { HomeProjects } from '@/components/association/home-projects'
import { unshownGallerySlides, heroSlidesOf } from '@/components/association/home-slides'
import { Slideshow } from '@/components/association/slideshow'
import { storiesFromNews } from '@/components/news/stories'
import { SectionHead } from '@/components/site/section-head'
import { MoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import { getBook } from '@/lib/content/book/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listMemberLogos } from '@/lib/content/logos/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { blogPath } from '@/lib/content/news/blog-key'
import { listHomeNews, listRecentPictures } from '@/lib/content/news/queries'
import { defaultCategoryCid } from '@/lib/content/news/schema'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'
import { listSlidesWithNews } from '@/lib/content/slides/queries'
import { projectItems } from '@/lib/content/menu/fixed-items'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('site.home')
  return pageMetadata({ locale, path: '/mm', title: siteOf('mm').name[locale], description: t('lead') })
}

export default async function HomePage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [slides, recent, pictures, logos, book, t, news] = await Promise.all([
    listSlidesWithNews(),
    listHomeNews(locale),
    listRecentPictures(locale),
    listMemberLogos(),
    getBook(),
    getTranslations('site.home'),
    getTranslations('news'),
  ])
  const [lead, ...briefs] = storiesFromNews(recent, locale)
  const above = new Set([...recent, ...slides].map(({ image }) => image))
  const gallery = unshownGallerySlides(pictures, locale, above)
  return (
    <>
      <HeroSlides
        title={t('title')}
        lead={t('lead')}
        actions={[
          { label: t('join'), href: associationPaths.membership },
          { label: t('assess'), href: associationPaths.assessment },
        ]}
        slides={heroSlidesOf(slides, locale, (number) => t('slide', { number }))}
      />
      <MarketBoard />
      <section className="section section--band">
        <div className="wrap">
          <SectionHead
            title={news('recent')}
            aside={<MoreLink href={blogPath(defaultCategoryCid)}>{news('all')}</MoreLink>}
          />
          {lead ? (
            <HomeNews lead={lead} briefs={briefs} />
          ) : (
            <EmptyState title={news('noRecent')} level={3} />
          )}
        </div>
      </section>
      <HomeAbroad />
      <HomeProjects
        title={t('projects')}
        lead={t('projectsLead')}
        more={{ label: t('activities'), href: '/mm/activity' }}
        projects={projectItems.map((cid) => ({
          key: String(cid),
          href: `/mm/page/${cid}`,
          title: t(`project.${cid}.title`),
          text: t(`project.${cid}.text`),
        }))}
      />
      <HomeMembers logos={logos} cover={book.pages[0]?.image} />
      <Slideshow title={t('gallery')} slides={gallery} />
    </>
  )
}
