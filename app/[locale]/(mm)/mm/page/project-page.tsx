import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageText } from '@/components/association/page-text'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { Part } from '@/components/association/part'
import { PageTitle } from '@/components/site/page-title'
import { EmptyState } from '@/components/ui/states'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageText, textLanguages } from '@/lib/page-texts/localise'
import { getPublicPage } from '@/lib/page-texts/queries'
import type { ReadPage } from '@/lib/page-texts/schema'
import { pageMetadata } from '@/lib/site/metadata'

export type ProjectProps = { params: Promise<{ locale: string }>; readPage?: ReadPage }

/** Title and description of a project page, from the text that staff wrote under its number. */
export async function projectMetadata(cid: number, params: ProjectProps['params']): Promise<Metadata> {
  const locale = await pageLocale(params)
  const page = await getPublicPage(cid)
  if (!page) return siteNotFoundMetadata('mm')
  const { title, description } = await pageText(page, locale)
  const written = textLanguages(page)
  return pageMetadata({ locale, path: `/mm/page/${cid}`, title, description, written })
}

type Props = ProjectProps & {
  cid: number
  /** Stands between the title and the text. */
  before?: ReactNode
  /** Stands under the text. */
  children?: ReactNode
}

/** A project page: the text that staff wrote, with its designed parts around it. Switched off it is not found. */
export async function ProjectPage({ cid, params, readPage = getPublicPage, before, children }: Props) {
  const locale = await pageLocale(params)
  const page = await readPage(cid)
  if (!page) return <NotFoundView site="mm" />
  const text = await pageText(page, locale)
  const common = await getTranslations('common')
  const activity = await getTranslations('association.activity')
  return (
    <>
      <PageTitle
        crumbs={[
          { label: common('home'), href: '/mm' },
          { label: activity('projects'), href: '/mm/activity#2' },
          { label: text.title },
        ]}
        title={text.title}
      />
      {before}
      {text.html && (
        <Part>
          <PageText html={text.html} lang={text.lang} locale={locale} />
        </Part>
      )}
      {children}
      {!text.html && !before && !children && (
        <Part>
          <EmptyState title={(await getTranslations('association'))('empty')} />
        </Part>
      )}
    </>
  )
}
