import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnchorTabs } from '@/components/association/anchor-tabs'
import { Goals } from '@/components/association/goals'
import { PageSection, PageSectionLead, PageSubsection } from '@/components/association/part'
import { MemberAimags } from '@/components/membership/member-aimags'
import { MemberList } from '@/components/membership/member-list'
import { RequestPanel } from '@/components/membership/request-panel'
import { FoldingPart } from '@/components/site/folding-part'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { MoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listMemberListings } from '@/lib/content/logos/member-listings'
import { listMemberLogos } from '@/lib/content/logos/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

const parts = ['board', 'members', 'join'] as const
const goals = ['1', '2', '3', '4', '5', '6'] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.member')
  return pageMetadata({ locale, path: '/mm/member', title: t('title'), description: t('description') })
}

/**
 * The page of the members. Its parts have the anchors #1 (the board), #2 (the members) and #3 (how to become
 * a member).
 */
export default async function MembersPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [logos, listings, t, association, ui, common] = await Promise.all([
    listMemberLogos(),
    listMemberListings(),
    getTranslations('association.member'),
    getTranslations('association'),
    getTranslations('ui.state'),
    getTranslations('common'),
  ])
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
        lead={t('lead')}
      />
      <AnchorTabs
        label={association('tabs')}
        tabs={parts.map((part, at) => ({ id: String(at + 1), label: t(part) }))}
      />
      <PageSection id="1">
        <SectionHead title={t('board')} />
        <PageSectionLead>{t('boardText')}</PageSectionLead>
        {board.length > 0 ? (
          <MemberList members={board} listings={listings} />
        ) : (
          <EmptyState title={ui('empty')} level={3} />
        )}
      </PageSection>
      <PageSection id="2">
        <SectionHead title={t('members')} />
        {members.length > 0 ? (
          <MemberList members={members} listings={listings} filterName="committee" />
        ) : (
          <EmptyState title={ui('empty')} level={3} />
        )}
        <MemberAimags members={logos} />
        <PageSubsection>
          <FoldingPart title={t('goals')} level={3}>
            <Goals goals={goals.map((goal) => ({ key: goal, text: t(`goal.${goal}`) }))} />
          </FoldingPart>
        </PageSubsection>
      </PageSection>
      <PageSection id="3">
        <SectionHead
          title={t('join')}
          aside={<MoreLink href={associationPaths.membership}>{t('why')}</MoreLink>}
        />
        <RequestPanel locale={locale} />
      </PageSection>
    </>
  )
}
