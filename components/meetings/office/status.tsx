import { Badge } from '@/components/ui/badge'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import type { MeetingStatus as Status } from '@/lib/meetings/schema'

const badges = { pending: 'pending', accepted: 'done', cancelled: 'bad' } as const

/** The state of a meeting as a coloured badge with a word. */
export function MeetingStatus({ status, texts }: { status: Status; texts: MeetingTexts }) {
  return <Badge kind={badges[status]}>{texts.statuses[status]}</Badge>
}
