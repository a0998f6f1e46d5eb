import { StatusDot } from '@/components/ui/status-dot'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import type { MeetingStatus as Status } from '@/lib/meetings/schema'

const dots = { pending: 'wait', accepted: 'on', cancelled: 'bad' } as const

/** How a meeting stands: yellow, green or red, and in a word. */
export function MeetingStatus({ status, texts }: { status: Status; texts: MeetingTexts }) {
  return <StatusDot kind={dots[status]}>{texts.statuses[status]}</StatusDot>
}
