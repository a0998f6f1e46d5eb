import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageSection } from '@/components/association/part'
import { JoinSection } from '@/components/membership/join-part'
import { MemberLogos } from '@/components/membership/member-strip'
import { OutlinedText } from '@/components/association/outlined-text'
import { FoldingPart } from '@/components/site/folding-part'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { LinkButton } from '@/components/ui/button'
import { MoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listMemberLogos } from '@/lib/content/logos/queries'
import { sanitisedPageText, textLanguages } from '@/lib/content/page-texts/localise'
import { outlineOf } from '@/lib/content/page-texts/outline'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import type { ReadPage } from '@/lib/content/page-texts/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { fixedItems } from '@/lib/content/menu/fixed-items'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

/** The menu numbers of this page's text and of the text about members' rights. */
const cid = fixedItems.membership
const rightsCid = 11

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.membership')
  const languages = textLanguages(await getPublicPage(cid))
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: associationPaths.membership, title, description, languages })
}

/** The page about membership: the text that staff wrote, the logos of members, and how to join. */
export default async function MembershipPage({ params, readPage = getPublicPage }: Props) {
  const locale = await requirePageLocale(params)
  const [page, rights, logos, t, association, common] = await Promise.all([
    readPage(cid),
    readPage(rightsCid),
    listMemberLogos(),
    getTranslations('association.membership'),
    getTranslations('association'),
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
        lead={lead && <span lang={text?.lang}>{lead}</span>}
        action={
          <>
            <LinkButton href={associationPaths.membershipRequest}>{t('join')}</LinkButton>
            {rights && <MoreLink href={associationPaths.page(rightsCid)}>{t('rights')}</MoreLink>}
            {actions.map(({ href, label }) => (
              <MoreLink key={href} href={href}>
                <span lang={text?.lang}>{label}</span>
              </MoreLink>
            ))}
          </>
        }
      />
      {text?.html ? (
        <OutlinedText outline={outline} lang={text.lang} locale={locale} />
      ) : (
        <PageSection>
          <EmptyState title={association('empty')} />
        </PageSection>
      )}
      {logos.length > 0 && (
        <PageSection>
          <FoldingPart title={t('members')}>
            <MemberLogos logos={logos} visibleCount={8} />
          </FoldingPart>
        </PageSection>
      )}
      <PageSection>
        <SectionHead title={t('join')} />
        <JoinSection locale={locale} readPage={readPage} />
      </PageSection>
    </>
  )
}
