import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import type { RequestState as State } from '@/lib/office/requests/schema'

const dots = { new: 'wait', answered: 'on', closed: 'off' } as const satisfies Record<State, string>

export function RequestState({ state }: { state: State }) {
  const t = useTranslations('admin.requests.choices.state')
  return <StatusDot kind={dots[state]}>{t(state)}</StatusDot>
}
