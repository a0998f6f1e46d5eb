import type { Metadata } from 'next'
import { meetingPageFacts } from '@/components/meetings/page-facts'
import { SettingsPage } from '@/components/meetings/settings-page'

type Props = { params: Promise<{ locale: string }> }

/** Made at the first request and cached: the browser reads the settings. */
export function generateStaticParams() {
  return []
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return meetingPageFacts(params, 'settings')
}

export default function Page() {
  return <SettingsPage />
}
