import '@/app/globals.css'
import type { Metadata } from 'next'
import { DocumentHead } from '@/components/site/document-head'
import { notFoundMetadata } from '@/lib/platform/site/metadata'
import { homeOf, mainSite } from '@/lib/platform/site/sites'
import en from '@/messages/en.json'
import mn from '@/messages/mn.json'

export { documentViewport as viewport } from '@/components/site/document-head'

export const metadata: Metadata = notFoundMetadata(mainSite.key, 'mn', mn.site.notFound.title)

/** The 404 page for paths without a route, in both languages, without header, footer or database. */
export default function GlobalNotFound() {
  return (
    <html lang="mn" data-site={mainSite.key} suppressHydrationWarning>
      <DocumentHead locale="mn" />
      <body>
        <main className="wrap section">
          <h1 className="display">{mn.site.notFound.title}</h1>
          <p className="lead">{mn.site.notFound.text}</p>
          <p className="lead" lang="en">
            {en.site.notFound.title}. {en.site.notFound.text}
          </p>
          <p>
            <a href={homeOf(mainSite.key)}>{mn.site.notFound.home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
