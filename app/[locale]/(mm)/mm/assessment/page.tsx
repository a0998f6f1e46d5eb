import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChooserList, ChooserCard } from '@/components/assessment/chooser-card'
import { PageTitle } from '@/components/site/page-title'
import { MoreLink } from '@/components/ui/more-link'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

const ways = [
  { key: 'member', path: '/mm/member-assessment' },
  { key: 'own', path: '/mm/self-assessment' },
] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('assessment')
  return pageMetadata({ locale, path: '/mm/assessment', title: t('title'), description: t('description') })
}

/** Lets readers choose between the two kinds of assessment. */
export default async function AssessmentPage() {
  const [t, common] = await Promise.all([getTranslations('assessment'), getTranslations('common')])
  return (
    <>
      <PageTitle
        crumbs={[
          { label: common('home'), href: '/mm' },
          { label: t('programme'), href: '/mm/page/20' },
          { label: t('short') },
        ]}
        title={t('title')}
        lead={t('chooser.lead')}
      />
      <ChooserList
        links={
          <>
            <MoreLink href={associationPaths.assessmentQuestions}>{t('questionsPage.link')}</MoreLink>
            <MoreLink href={associationPaths.publishedResults}>{t('published.link')}</MoreLink>
            <MoreLink href={associationPaths.memberYear}>{t('year.title')}</MoreLink>
          </>
        }
      >
        {ways.map(({ key, path }, at) => (
          <ChooserCard
            key={key}
            at={at}
            href={path}
            title={t(`chooser.${key}.title`)}
            text={t(`chooser.${key}.text`)}
            action={t(`chooser.${key}.action`)}
            facts={{
              time: { label: t('chooser.time'), text: t(`chooser.${key}.time`) },
              needs: { label: t('chooser.needs'), text: t(`chooser.${key}.needs`) },
            }}
          />
        ))}
      </ChooserList>
    </>
  )
}
