import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { newsText } from './localise'
import type { NewsItem } from './schema'

export const feedItemsMax = 30

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  // XML 1.0 forbids these control characters, even escaped, so they are removed.
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

/** Builds an RSS 2.0 document of news in one language. */
export function newsFeed(
  channel: { title: string; description: string; path: string; feedPath: string; locale: Locale },
  items: readonly NewsItem[],
): string {
  const { locale } = channel
  const entries = items.map((item) => {
    const text = newsText(item, locale)
    const url = absoluteUrl(localePath(locale, associationPaths.newsItem(item.id)))
    return [
      '<item>',
      `<title>${escapeXml(text.title)}</title>`,
      `<link>${escapeXml(url)}</link>`,
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      `<pubDate>${new Date(item.created_at).toUTCString()}</pubDate>`,
      `<description>${escapeXml(text.summary)}</description>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(channel.title)}</title>`,
    `<link>${escapeXml(absoluteUrl(localePath(locale, channel.path)))}</link>`,
    `<description>${escapeXml(channel.description)}</description>`,
    `<language>${locale}</language>`,
    `<atom:link href="${escapeXml(absoluteUrl(localePath(locale, channel.feedPath)))}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
  ].join('\n')
}
