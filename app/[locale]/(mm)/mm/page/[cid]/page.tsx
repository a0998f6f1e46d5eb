import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { PageBody } from '@/components/site/page-body'
import { PageTitle } from '@/components/site/page-title'
import { RichText } from '@/components/site/rich-text'
import { EmptyState } from '@/components/ui/states'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageText, textLanguages } from '@/lib/page-texts/localise'
import { getPublicPage } from '@/lib/page-texts/queries'
import type { ReadPage } from '@/lib/page-texts/schema'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; cid: string }>; readPage?: ReadPage }

export function generateStaticParams() {
  return []
}

async function read({ params, readPage = getPublicPage }: Props) {
  const locale = await pageLocale(params)
  const { cid } = await params
  const page = /^\d{1,9}$/.test(cid) ? await readPage(Number(cid)) : null
  return { locale, page, shown: page && (await pageText(page, locale)) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, page, shown } = await read(props)
  if (!page || !shown) return siteNotFoundMetadata('mm')
  return pageMetadata({
    locale,
    path: `/mm/page/${page.cid}`,
    title: shown.title,
    description: shown.description,
    written: textLanguages(page),
  })
}

/** The page of a menu item, with the text that staff wrote for it. */
export default async function PageTextPage(props: Props) {
  const { locale, shown } = await read(props)
  if (!shown) return <NotFoundView site="mm" />
  const t = await getTranslations('site')
  const common = await getTranslations('common')
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: shown.title }]}
        title={shown.title}
      />
      <PageBody>
        {shown.html ? (
          <RichText
            html={shown.html}
            lang={shown.lang}
            note={shown.lang === locale ? undefined : t('original')}
          />
        ) : (
          <EmptyState title={t('emptyPage')} />
        )}
      </PageBody>
    </>
  )
}
