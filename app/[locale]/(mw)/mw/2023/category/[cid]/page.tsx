import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveNotice } from '@/components/event/archive-notice'
import { ArchiveRegistration } from '@/components/event/archive-tabs'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { PageTitle } from '@/components/site/page-title'
import { archiveItems } from '@/lib/event/menu/links'
import { listEventMenu } from '@/lib/event/menu/queries'
import { findNode } from '@/lib/menu/schema'
import { bilingual } from '@/lib/i18n/bilingual'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventCard } from '@/lib/site/cards/share-card'
import { eventPaths } from '@/lib/site/event-paths'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; cid: string }> }

export function generateStaticParams() {
  return []
}

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const { cid } = await params
  const t = await getTranslations('event.archive')
  const item = findNode(await listEventMenu(), Number(cid))
  const isForm = Number(cid) === archiveItems.registration
  const name = item
    ? bilingual(item, 'category', locale)
    : { text: isForm ? t('registration') : t('page'), lang: locale }
  return { locale, t, cid: Number(cid), name, isForm, isKnown: /^[1-9]\d{0,8}$/.test(cid) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, t, cid, name, isForm, isKnown } = await read(params)
  if (!isKnown) return siteNotFoundMetadata('mw')
  const title = `${name.text} · ${t('name')}`
  const description = isForm ? t('description') : t('maintenance')
  const image = await eventCard(locale, isForm ? 'archive-registration' : 'archive')
  return pageMetadata({
    locale,
    path: eventPaths.archiveCategory(cid),
    title,
    description,
    hidden: !isForm,
    image,
  })
}

/** A page of the archived site by its menu item: the registration form; any other is under maintenance. */
export default async function ArchiveCategoryPage({ params }: Props) {
  const [{ locale, name, isForm, isKnown }, common] = await Promise.all([
    read(params),
    getTranslations('common'),
  ])
  if (!isKnown) return <NotFoundView site="mw" />
  const lang = name.lang === locale ? undefined : name.lang
  if (!isForm) return <ArchiveNotice title={name.text} lang={lang} />
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.archive }, { label: name.text }]}
        title={name.text}
        {...(lang && { titleLang: lang })}
      />
      <ArchiveRegistration locale={locale} />
    </>
  )
}
