import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnchorTabs } from '@/components/association/anchor-tabs'
import { Goals } from '@/components/association/goals'
import { LogoGrid } from '@/components/association/logo-grid'
import { PageText } from '@/components/association/page-text'
import { RequestPanel } from '@/components/membership/request-panel'
import { Part, PartHeading, PartLead } from '@/components/association/part'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { EmptyState } from '@/components/ui/states'
import { pageLocale } from '@/lib/i18n/page-locale'
import { listMemberLogos } from '@/lib/logos/queries'
import { pageText } from '@/lib/page-texts/localise'
import { getPublicPage } from '@/lib/page-texts/queries'
import type { ReadPage } from '@/lib/page-texts/schema'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

/** The menu number under which staff write how one joins. */
const joinCid = 12
const goals = ['1', '2', '3', '4', '5', '6'] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('association.member')
  return pageMetadata({ locale, path: '/mm/member', title: t('title'), description: t('description') })
}

/** #1 the board, #2 the members, #3 how to become one. */
export default async function MemberPage({ params, readPage = getPublicPage }: Props) {
  const locale = await pageLocale(params)
  const [logos, join, t, association, ui, common] = await Promise.all([
    listMemberLogos(),
    readPage(joinCid),
    getTranslations('association.member'),
    getTranslations('association'),
    getTranslations('ui.state'),
    getTranslations('common'),
  ])
  const joinText = join && (await pageText(join, locale))
  const board = logos.filter((logo) => logo.board_member)
  const members = logos.filter((logo) => logo.main_member)
  return (
    <>
      <PageTitle
        crumbs={[
          { label: common('home'), href: '/mm' },
          { label: association('membership.title'), href: '/mm/membership' },
          { label: t('title') },
        ]}
        title={t('title')}
      />
      <AnchorTabs
        label={association('tabs')}
        tabs={[
          { id: '1', label: t('board') },
          { id: '2', label: t('members') },
          { id: '3', label: t('join') },
        ]}
      />
      <Part id="1">
        <SectionHead title={t('board')} />
        <PartLead>{t('boardText')}</PartLead>
        {board.length > 0 ? <LogoGrid logos={board} /> : <EmptyState title={ui('empty')} level={3} />}
      </Part>
      <Part id="2">
        <SectionHead title={t('members')} />
        {members.length > 0 ? <LogoGrid logos={members} /> : <EmptyState title={ui('empty')} level={3} />}
        <PartHeading>{t('goals')}</PartHeading>
        <Goals goals={goals.map((goal) => ({ key: goal, text: t(`goal.${goal}`) }))} />
      </Part>
      <Part id="3">
        <SectionHead title={t('join')} />
        {joinText && <PageText html={joinText.html} lang={joinText.lang} locale={locale} />}
        <RequestPanel locale={locale} />
      </Part>
    </>
  )
}
