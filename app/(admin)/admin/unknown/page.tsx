import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AdminNotFound } from '@/components/back-office/not-found'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin.notFound'))('title') }
}

/** Shown for a path under /admin that has no screen; proxy.ts leads here and sets the status 404. */
export default function UnknownScreen() {
  return (
    <main id="main">
      <AdminNotFound />
    </main>
  )
}
