import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SocialIcon } from '@/components/ui/social-icon'
import type { ColumnKind } from '@/lib/api/resource'
import { composedKey } from '@/lib/i18n/message-key'

type CellProps = {
  value: unknown
  /** Where the names of a choice's values stand among the messages. */
  choicesKey: string
}

const kinds: Record<ColumnKind, (props: CellProps) => ReactNode> = {
  text: ({ value }) => String(value),
  email: ({ value }) => <span className="cell-break">{String(value)}</span>,
  link: ({ value }) => (
    <a className="cell-link cell-break" href={String(value)} target="_blank" rel="noopener noreferrer">
      {String(value)}
    </a>
  ),
  choice: ({ value, choicesKey }) => <ChoiceName value={value} choicesKey={choicesKey} />,
  socialIcon: ({ value, choicesKey }) => (
    <span className="cell-icon">
      <SocialIcon name={String(value)} />
      <ChoiceName value={value} choicesKey={choicesKey} />
    </span>
  ),
}

/** The value of one column of one row. */
export function Cell({ kind, ...props }: CellProps & { kind: ColumnKind }) {
  return kinds[kind](props)
}

function ChoiceName({ value, choicesKey }: CellProps) {
  const t = useTranslations()
  const key = composedKey(`${choicesKey}.${String(value)}`)
  return t.has(key) ? t(key) : String(value)
}
