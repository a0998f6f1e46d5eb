import '@/app/styles/association.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { LinkButton } from '@/components/ui/button'
import { bookPagePicture, bookPageSize } from '@/lib/book/pages'
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
  const book = '/mm/page/25'
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <section className="wrap part">
        <SectionHead title={t('timeline')} />
        <ol className="timeline">
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`step.${step}.title`)}</h3>
              <p>{t(`step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap part book-call">
        <AppLink href={book} aria-hidden tabIndex={-1}>
          <img src={bookPagePicture(0)} alt="" loading="lazy" {...bookPageSize} />
        </AppLink>
        <div>
          <h2>{t('book')}</h2>
          <p className="lead">{t('bookText')}</p>
          <LinkButton href={book}>{t('open')}</LinkButton>
        </div>
      </section>
    </>
  )
}
