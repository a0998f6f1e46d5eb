import '@/app/globals.css'
import '@/app/styles/tokens-office.css'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocumentHead } from '@/components/site/document-head'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin')
  return {
    title: { default: t('title'), template: `%s · ${t('title')}` },
    robots: { index: false, follow: false },
  }
}

export { documentViewport as viewport } from '@/components/site/document-head'

/** The root layout of the back office. It is in Mongolian, without the header and footer of a public site. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { admin, common, news, problems, site, ui, validation } = await getMessages()
  const messages = {
    admin,
    common,
    news,
    problems,
    site: { skip: site.skip, theme: site.theme },
    ui,
    validation,
  }
  return (
    <html lang="mn" data-site="admin" suppressHydrationWarning>
      <DocumentHead locale="mn" />
      <body>
        <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}
