import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveMaintenance } from '@/components/event/archive-notice'
import { ArchiveLiveRegistration } from '@/components/event/archive-tabs'
import { PageTitle } from '@/components/site/page-title'
import { archiveItems } from '@/lib/event/menu/links'
import { listEventMenu } from '@/lib/event/menu/queries'
import { findNode } from '@/lib/content/menu/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; cid: string }> }

export function generateStaticParams() {
  return []
}

/** Decodes a path segment and encodes it again for a URL; a malformed segment is encoded as it is. */
function reencodeSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return encodeURIComponent(segment)
  }
}

async function readCategoryPageFacts(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const { cid } = await params
  const t = await getTranslations('event.archive')
  const item = /^[1-9]\d{0,8}$/.test(cid) ? findNode(await listEventMenu(), Number(cid)) : null
  const isForm = cid === String(archiveItems.registration)
  const name = item
    ? bilingualText(item, 'category', locale)
    : { text: isForm ? t('registration') : t('page'), lang: locale }
  return { locale, t, path: eventPaths.archiveCategory(reencodeSegment(cid)), name, isForm }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, t, path, name, isForm } = await readCategoryPageFacts(params)
  const title = `${name.text} · ${t('name')}`
  const description = isForm ? t('description') : t('maintenance')
  const image = await eventCard(locale, isForm ? 'archive-registration' : 'archive')
  return pageMetadata({ locale, path, title, description, hidden: !isForm, image })
}

/**
 * A page of the archived site. It shows the registration form if `cid` is the form's menu number, otherwise
 * the notice of maintenance, as the specification asks.
 */
export default async function ArchiveCategoryPage({ params }: Props) {
  const [{ locale, name, isForm }, common] = await Promise.all([
    readCategoryPageFacts(params),
    getTranslations('common'),
  ])
  const lang = langIfDifferent(name.lang, locale)
  if (!isForm) return <ArchiveMaintenance title={name.text} lang={lang} />
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.archive }, { label: name.text }]}
        title={name.text}
        {...(lang && { titleLang: lang })}
      />
      <ArchiveLiveRegistration locale={locale} />
    </>
  )
}
