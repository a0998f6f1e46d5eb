import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { LanguageChips } from '@/components/ui/language-chips'
import { Picture } from '@/components/ui/picture'
import { SocialIcon } from '@/components/ui/social-icon'
import { StatusDot } from '@/components/ui/status-dot'
import type { ColumnKind, ColumnOptions } from '@/lib/platform/api/resource'
import { asMessageKey } from '@/lib/platform/i18n/message-key'
import { formatDate, formatDateTime } from '@/lib/platform/i18n/format'
import type { Row } from './bound'
import { BreakableText, CellWidePicture, LogoAndTitle, CellIconAndText, cellLinkClass } from '../list/cells'

export type CellProps = {
  row: Row
  column: string
  /** The name of the row, such as for the alternative text of its picture. */
  name: string
  options: ColumnOptions
  /** The first part of the message keys that name the values of a choice. */
  choicesKey: string
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

function TextCell({ row, column, options: { picture } }: CellProps) {
  const text = textOf(row[column])
  if (!picture || !row[picture]) return text
  return <LogoAndTitle logo={textOf(row[picture])}>{text}</LogoAndTitle>
}

function EmailText({ row, column }: CellProps) {
  return <BreakableText>{textOf(row[column])}</BreakableText>
}

function EmailLink({ row, column }: CellProps) {
  const address = textOf(row[column])
  if (!address) return null
  return (
    <a className={cellLinkClass({ breakable: true })} href={`mailto:${address}`}>
      {address}
    </a>
  )
}

function WebLink({ row, column }: CellProps) {
  const address = textOf(row[column])
  if (!address) return null
  return (
    <a
      className={cellLinkClass({ breakable: true })}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      {address}
    </a>
  )
}

/** A link to a stored file; its text is the original name of the file, if the row has one. */
function StoredFileLink({ row, column }: CellProps) {
  const t = useTranslations('admin.form')
  const url = textOf(row[column])
  if (!url) return null
  return (
    <a className={cellLinkClass({ breakable: true })} href={url} target="_blank" rel="noopener noreferrer">
      {textOf(row[`${column}_name`]) || t('openFile')}
    </a>
  )
}

function ChoiceName({ row, column, choicesKey }: CellProps) {
  const t = useTranslations()
  const key = asMessageKey(`${choicesKey}.${textOf(row[column])}`)
  return t.has(key) ? t(key) : textOf(row[column])
}

function SocialIconCell(props: CellProps) {
  return (
    <CellIconAndText>
      <SocialIcon name={textOf(props.row[props.column])} />
      <ChoiceName {...props} />
    </CellIconAndText>
  )
}

function StatusCell({ row, column }: CellProps) {
  const t = useTranslations('ui.status')
  return row[column] ? (
    <StatusDot kind="on">{t('active')}</StatusDot>
  ) : (
    <StatusDot kind="off">{t('inactive')}</StatusDot>
  )
}

/** Shows the picture of a row, or the first of several. */
function PictureCell({ row, column, name }: CellProps) {
  const url = textOf([row[column]].flat()[0])
  if (!url) return null
  return (
    <CellWidePicture>
      <Picture url={url} alt={name} sizes="240px" />
    </CellWidePicture>
  )
}

const kinds: Record<Exclude<ColumnKind, 'own'>, (props: CellProps) => ReactNode> = {
  text: TextCell,
  number: ({ row, column }) => textOf(row[column]),
  date: ({ row, column }) => formatDate(textOf(row[column]), 'mn'),
  dateTime: ({ row, column }) => formatDateTime(textOf(row[column]), 'mn'),
  email: EmailText,
  mailto: EmailLink,
  phone: ({ row, column }) => textOf(row[column]),
  link: WebLink,
  choice: (props) => <ChoiceName {...props} />,
  socialIcon: SocialIconCell,
  switch: (props) => <StatusCell {...props} />,
  image: PictureCell,
  file: (props) => <StoredFileLink {...props} />,
  languages: ({ row, column }) => (
    <LanguageChips mn={Boolean(row[column])} en={Boolean(row[`${column}_en`])} />
  ),
}

/** The kinds of columns whose values do not wrap. */
const oneLineKinds: readonly ColumnKind[] = ['number', 'date', 'dateTime', 'phone']
export const dateKindIfOneLine = (kind: ColumnKind) =>
  oneLineKinds.includes(kind) ? ('date' as const) : undefined

/** The value of one column of one row. */
export function Cell({
  ownComponent: Own,
  ...props
}: CellProps & { ownComponent: ComponentType<{ row: Row }> | undefined }) {
  const { kind } = props.options
  if (kind !== 'own') return kinds[kind](props)
  if (!Own) throw new Error(`the column ${props.column} has no component of its own`)
  return <Own row={props.row} />
}
