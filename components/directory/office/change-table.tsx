import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Picture } from '@/components/ui/picture'
import type { ChangedField, FieldChange } from '@/lib/directory/changes/schema'
import { displayName } from '@/lib/platform/i18n/names'
import { compareWords, type WordPart } from '../../office/records/word-diff'
import styles from './change-table.module.css'
import { SegmentChoice } from './segments'

type Props = {
  fields: readonly FieldChange[]
  takenFields: readonly ChangedField[]
  onTake: (field: ChangedField, isTaken: boolean) => void
}

/**
 * The present and the new value of each changed field, with the choice whether to take the new value.
 * `takenFields` contains the fields whose new value is taken.
 */
export function ChangeTable({ fields, takenFields, onTake }: Props) {
  const t = useTranslations('admin.listingChange')
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('incoming')}</th>
          <th scope="col">
            <span className="sr-only">{t('choice')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((change) => (
          <ChangeRow
            key={change.field}
            change={change}
            isTaken={takenFields.includes(change.field)}
            onTake={(isTaken) => onTake(change.field, isTaken)}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { change: FieldChange; isTaken: boolean; onTake: (isTaken: boolean) => void }

function ChangeRow({ change, isTaken, onTake }: RowProps) {
  const t = useTranslations('admin.listingChange')
  const label = useTranslations('admin.listings.fields')
  const name = useId()
  const isEnglish = change.field.endsWith('_en')
  const namedChange = withDisplayNames(change)
  return (
    <tr className={clsx(!isTaken && styles.kept)}>
      <th scope="row">{label(change.field)}</th>
      <td data-label={t('nowShort')} lang={isEnglish ? 'en' : undefined}>
        <ChangeSide change={namedChange} side="now" isTaken={isTaken} />
      </td>
      <td data-label={t('incoming')} className={styles.incoming} lang={isEnglish ? 'en' : undefined}>
        <ChangeSide change={namedChange} side="incoming" isTaken={isTaken} />
      </td>
      <td>
        <SegmentChoice
          name={name}
          label={t('choiceOf', { field: label(change.field) })}
          options={[
            { value: 'take', text: t('take') },
            { value: 'keep', text: t('keep') },
          ]}
          value={isTaken ? 'take' : 'keep'}
          onChange={(value) => onTake(value === 'take')}
          className={styles.choice}
        />
      </td>
    </tr>
  )
}

/** Converts names to their usual spelling for display, because the names are stored in capitals. */
function withDisplayNames(change: FieldChange): FieldChange {
  if (change.field !== 'name' && change.field !== 'name_en') return change
  return { ...change, now: change.now.map(displayName), incoming: change.incoming.map(displayName) }
}

type SideProps = { change: FieldChange; side: 'now' | 'incoming'; isTaken: boolean }

function ChangeSide({ change: { type, now, incoming }, side, isTaken }: SideProps) {
  const t = useTranslations('admin.listingChange')
  const lines = side === 'now' ? now : incoming
  const other = side === 'now' ? incoming : now
  if (lines.length === 0) return <span className="muted">{t('none')}</span>
  if (type === 'picture')
    return <Picture url={lines[0] ?? ''} alt={t(side)} sizes="64px" className={styles.picture} />
  if (type === 'text')
    return (
      <TextWithMarkedWords now={now[0] ?? ''} incoming={incoming[0] ?? ''} side={side} isMarked={isTaken} />
    )
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <li key={at}>
          {isTaken && !other.includes(line) ? <ChangeMark side={side}>{line}</ChangeMark> : line}
        </li>
      ))}
    </ul>
  )
}

/** Joins adjacent marked parts and the space between them, so that the mark has no gaps. */
function joinMarkedParts(parts: readonly WordPart[], ownKind: WordPart['kind']): WordPart[] {
  return parts.reduce<WordPart[]>((before, part, at) => {
    const last = before.at(-1)
    const isSpace = part.kind === 'same' && part.words.join('').trim() === ''
    const continues = part.kind === ownKind || (isSpace && parts[at + 1]?.kind === ownKind)
    if (last?.kind !== ownKind || !continues) return [...before, part]
    return [...before.slice(0, -1), { kind: ownKind, words: [...last.words, ...part.words] }]
  }, [])
}

type WordsProps = { now: string; incoming: string; side: 'now' | 'incoming'; isMarked: boolean }

/**
 * Shows the present or the new value of a text. If the new value is taken, the words that the other value
 * lacks are marked, and long unchanged passages are shortened.
 */
function TextWithMarkedWords({ now, incoming, side, isMarked }: WordsProps) {
  const text = side === 'now' ? now : incoming
  if (!isMarked) return <p className={styles.text}>{text}</p>
  const ownKind: WordPart['kind'] = side === 'now' ? 'removed' : 'added'
  const other: WordPart['kind'] = side === 'now' ? 'added' : 'removed'
  const parts = joinMarkedParts(
    compareWords(now, incoming, false).filter(({ kind }) => kind !== other),
    ownKind,
  )
  return (
    <p className={styles.text}>
      {parts.map(({ kind, words }, at) => {
        if (kind === 'skipped') return <span key={at}> … </span>
        return kind === ownKind ? (
          <ChangeMark key={at} side={side}>
            {words.join('')}
          </ChangeMark>
        ) : (
          words.join('')
        )
      })}
    </p>
  )
}

const marks = { now: styles.removed, incoming: styles.added }

function ChangeMark({ side, children }: { side: 'now' | 'incoming'; children: string }) {
  const t = useTranslations('admin.history')
  const Element = side === 'now' ? 'del' : 'ins'
  return (
    <Element className={marks[side]}>
      <span className="sr-only">{`[${t(side === 'now' ? 'removed' : 'added')}] `}</span>
      {children}
    </Element>
  )
}
