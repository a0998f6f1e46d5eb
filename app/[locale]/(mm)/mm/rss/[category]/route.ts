import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { isLocale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { listNews, listNewsCategories } from '@/lib/content/news/queries'
import { feedItemsMax, newsFeed } from '@/lib/content/news/rss'
import { siteOf } from '@/lib/platform/site/sites'

type Context = { params: Promise<{ locale: string; category: string }> }

/** The newest news items of a category as an RSS feed, in the language of the path. */
export async function GET(_request: Request, { params }: Context) {
  const { locale: segment, category } = await params
  const locale = isLocale(segment) ? segment : 'mn'
  const newsCategory = (await listNewsCategories()).find(({ cid }) => String(cid) === category)
  if (!newsCategory) {
    return Response.json({ message: messageText(locale, 'problems.not_found') }, { status: 404 })
  }
  const { news } = await listNews(newsCategory.cid, 1, feedItemsMax)
  const name = bilingualText(newsCategory, 'category', locale).text
  const feed = newsFeed(
    {
      title: `${name} · ${siteOf('mm').name[locale]}`,
      description: `${siteOf('mm').name[locale]}: ${name}`,
      path: `/mm/blog/${newsCategory.cid}=1`,
      feedPath: `/mm/rss/${newsCategory.cid}`,
      locale,
    },
    news,
  )
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'private, max-age=300',
    },
  })
}
