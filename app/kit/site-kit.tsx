import { getTranslations } from 'next-intl/server'
import { NewsPictureCarousel } from '@/components/news/body-carousel'
import { HeroSlides } from '@/components/association/hero-slides'
import { HomeNews } from '@/components/news/home-news'
import { HomeProjects } from '@/components/association/home-projects'
import { NewsRow } from '@/components/news/news-row'
import { NewsSidePanel } from '@/components/news/news-side-panel'
import { NewsFilters } from '@/components/news/news-tools'
import { ShareButtons } from '@/components/news/share-buttons'
import { Slideshow } from '@/components/association/slideshow'
import { AssociationLogo } from '@/components/association/logo'
import { SiteFooter } from '@/components/site/site-footer'
import { AssociationHeader } from '@/components/association/header'
import { PageTitle } from '@/components/site/page-title'
import { ContactLinksAndTopButton } from '@/components/site/quick-contact'
import { SectionHead } from '@/components/site/section-head'
import { SkipLink } from '@/components/site/skip-link'
import { SideColumnLayout } from '@/components/site/with-side'
import { ListFoot } from '@/components/ui/list-foot'
import { MoreLink } from '@/components/ui/more-link'
import { Pagination } from '@/components/ui/pagination'
import {
  categories,
  contacts,
  heroSlides,
  issue,
  menu,
  months,
  slides,
  social,
  stories,
  ticker,
} from './sample'
import { projectItems } from '@/lib/content/menu/fixed-items'

/** The header and footer of the association's site, around samples of a home page and of a news page. */
export async function SiteKit() {
  const t = await getTranslations('site')
  const news = await getTranslations('news')
  const [lead, ...briefs] = stories
  return (
    <>
      <SkipLink />
      <AssociationHeader
        menu={menu}
        contacts={contacts}
        ticker={ticker}
        action={{ label: t('selfAssessment'), href: '/mm/assessment' }}
      />
      <main id="main">
        <HeroSlides
          title={t('home.title')}
          lead={t('home.lead')}
          actions={[
            { label: t('home.join'), href: '/mm/member' },
            { label: t('home.assess'), href: '/mm/assessment' },
          ]}
          slides={heroSlides}
        />
        <section className="section">
          <div className="wrap">
            <SectionHead title={news('recent')} aside={<MoreLink href="/mm/blog">{news('all')}</MoreLink>} />
            {lead && <HomeNews lead={lead} briefs={briefs} />}
          </div>
        </section>
        <HomeProjects
          title={t('home.projects')}
          lead={t('home.projectsLead')}
          more={{ label: t('home.activities'), href: '/mm/activity' }}
          projects={projectItems.map((cid) => ({
            key: String(cid),
            href: `/mm/page/${cid}`,
            title: t(`home.project.${cid}.title`),
            text: t(`home.project.${cid}.text`),
          }))}
        />
        <Slideshow title={t('home.gallery')} slides={slides} />

        <PageTitle
          crumbs={[{ label: 'Нүүр', href: '/mm' }, { label: news('title') }]}
          title={news('title')}
        />
        <SideColumnLayout hasTools>
          <div>
            <NewsFilters action="/mm/blog" categories={categories} months={months} />
            <ul>
              {stories.map((story, at) => (
                <li key={story.id}>
                  <NewsRow story={story} first={at === 0} />
                </li>
              ))}
            </ul>
            <ListFoot>
              <Pagination page={2} pages={25} hrefOf={(page) => `/mm/blog/8=${page}`} />
            </ListFoot>
            <NewsPictureCarousel
              images={heroSlides.map(({ image, alt }) => ({ url: image, kind: 'drawing', alt }))}
            />
            <ShareButtons url="https://mnma.example/mm/detail/1" title={lead?.title ?? ''} />
          </div>
          <NewsSidePanel action="/mm/blog" categories={categories} months={months} issue={issue} />
        </SideColumnLayout>
      </main>
      <SiteFooter
        site="mm"
        logo={<AssociationLogo href="/mm" name="МУУҮА" full="" onDark />}
        menu={menu}
        contacts={contacts}
        texts={{ address: 'Улаанбаатар хот', hours: '09:00–18:00' }}
        social={social}
        year={2025}
      />
      <ContactLinksAndTopButton
        phone="+976 7000 0000"
        mail="info@mnma.example"
        texts={{
          label: t('quickContact.label'),
          call: t('quickContact.call'),
          mail: t('quickContact.mail'),
          top: t('quickContact.top'),
        }}
      />
    </>
  )
}
