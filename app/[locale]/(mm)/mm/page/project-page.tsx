import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { TextPage } from '@/components/page-text/text-page'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { sanitisedPageText, textLanguages } from '@/lib/content/page-texts/localise'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import type { ReadPage } from '@/lib/content/page-texts/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

export type ProjectProps = { params: Promise<{ locale: string }>; readPage?: ReadPage }

/** Returns the metadata of a project page, from the text that staff wrote for it. */
export async function projectMetadata(cid: number, params: ProjectProps['params']): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const page = await getPublicPage(cid)
  if (!page) return siteNotFoundMetadata('mm')
  const { title, description } = await sanitisedPageText(page, locale)
  const languages = textLanguages(page)
  return pageMetadata({ locale, path: associationPaths.page(cid), title, description, languages })
}

type Props = ProjectProps & { cid: number } & Omit<
    ComponentProps<typeof TextPage>,
    'page' | 'locale' | 'crumbs' | 'title'
  >

/**
 * A project page: the text that staff wrote, with specially designed sections around it. Answers 404 when
 * staff have switched the page off.
 */
export async function ProjectPage({ cid, params, readPage = getPublicPage, ...parts }: Props) {
  const locale = await requirePageLocale(params)
  const page = await readPage(cid)
  if (!page) return <NotFoundView site="mm" />
  const [common, activity] = await Promise.all([
    getTranslations('common'),
    getTranslations('association.activity'),
  ])
  const crumbs = [
    { label: common('home'), href: associationPaths.home },
    { label: activity('projects'), href: associationPaths.projects },
  ]
  return <TextPage page={page} locale={locale} crumbs={crumbs} {...parts} />
}
