import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BookCall } from '@/components/association/book-call'
import { Part } from '@/components/association/part'
import { Timeline } from '@/components/association/timeline'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { getBook } from '@/lib/book/queries'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }> }

const steps = ['1994', '2004', '2013', '2019', '2024'] as const

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('association.anniversary')
  return pageMetadata({ locale, path: '/mm/anniversary', title: t('title'), description: t('description') })
}

export default async function AnniversaryPage() {
  const t = await getTranslations('association.anniversary')
  const common = await getTranslations('common')
  const { pages } = await getBook()
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <Part>
        <SectionHead title={t('timeline')} />
        <Timeline
          steps={steps.map((step) => ({
            key: step,
            title: t(`step.${step}.title`),
            text: t(`step.${step}.text`),
          }))}
        />
      </Part>
      <BookCall
        href="/mm/page/25"
        cover={pages[0]?.image}
        texts={{ title: t('book'), text: t('bookText'), open: t('open') }}
      />
    </>
  )
}
