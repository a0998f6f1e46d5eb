import type { Metadata } from 'next'
import { archiveHomeMetadata, ArchivePage } from '@/components/event/archive-page'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props): Promise<Metadata> =>
  archiveHomeMetadata(params, { tab: 'registration', photos: { year: null, page: 1 } })

/** The home of the archived site, with its registration tab open. */
export default function ArchiveRegistrationPage({ params }: Props) {
  return <ArchivePage params={params} tab="registration" photos={{ year: null, page: 1 }} />
}
