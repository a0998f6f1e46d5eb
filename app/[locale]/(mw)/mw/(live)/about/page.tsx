import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { AboutRail } from '@/components/event/about-rail'
import { readAboutAndHistoryTexts } from '@/components/event/about-texts'
import { listEditionYearLinks } from '@/components/event/edition-years'
import { PictureFigures } from '@/components/page-text/picture-figures'
import { PageTitle } from '@/components/site/page-title'
import { RichText } from '@/components/site/rich-text'
import { TextWithRail } from '@/components/site/text-with-rail'
import { EmptyState } from '@/components/ui/states'

import { getLiveEdition } from '@/lib/event/editions/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('event.about')
  const [title, description] = [t('title'), t('description')]
  const image = await eventCard(locale, 'about')
  return pageMetadata({ locale, path: eventPaths.about, title, description, image })
}

/** What staff wrote about the live edition, and the history of the association that organises the event. */
export default async function EventAboutPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const live = await getLiveEdition()
  const [years, texts, t, common, site] = await Promise.all([
    listEditionYearLinks(),
    readAboutAndHistoryTexts(live?.edition ?? null, locale),
    getTranslations('event.about'),
    getTranslations('common'),
    getTranslations('site'),
  ])
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.home }, { label: t('title') }]}
        title={t('title')}
      />
      <TextWithRail label={t('rail')} rail={<AboutRail live={live} years={years} />}>
        {texts.map(({ html, lang, pictures }, at) => (
          <Fragment key={at}>
            <RichText html={html} lang={lang} note={lang === locale ? undefined : site('original')} />
            {pictures.length > 0 && <PictureFigures pictures={pictures} />}
          </Fragment>
        ))}
        {texts.length === 0 && <EmptyState title={t('empty')} />}
      </TextWithRail>
    </>
  )
}
