import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Picture } from '@/components/ui/picture'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { Change } from '@/lib/platform/records/history/schema'
import { isTextKey } from '../../office/composed-texts'
import { cellLinkClass } from '../../office/list/cells'
import styles from './change-view.module.css'
import { compareWords, pictureMark, type WordPart } from '../../office/records/word-diff'

/** Shows one changed field: for a text the changed words, for any other value the old and the new value. */
export function ChangeView({ change }: { change: Change }) {
  const t = useTranslations('admin.history.fields')
  const { field, type } = change
  return (
    <section className={styles.change}>
      <h3>{isTextKey(t, field) ? t(field) : field}</h3>
      {type === 'text' || type === 'richText' ? (
        <WordChanges change={change} />
      ) : (
        <dl className={styles.sides}>
          <ChangeSide change={change} side="from" />
          <ChangeSide change={change} side="to" />
        </dl>
      )}
    </section>
  )
}

function WordChanges({ change: { field, type, from, to } }: { change: Change }) {
  const t = useTranslations('admin.history')
  const parts = compareWords(from, to, type === 'richText')
  if (parts.every(({ kind }) => kind === 'same' || kind === 'skipped'))
    return <p className={styles.none}>{t('markup')}</p>
  return (
    <p className={styles.text} lang={field.endsWith('_en') ? 'en' : undefined}>
      {parts.map((part, place) => (
        <WordPartView key={place} part={part} />
      ))}
    </p>
  )
}

function WordPartView({ part: { kind, words } }: { part: WordPart }) {
  const t = useTranslations('admin.history')
  if (kind === 'same') return <Words words={words} />
  if (kind === 'skipped') return <span className={styles.skipped}> … </span>
  const Element = kind === 'removed' ? 'del' : 'ins'
  return (
    <Element className={styles[kind]}>
      <span className="sr-only">{`[${t(kind)}] `}</span>
      <Words words={words} />
    </Element>
  )
}

/** Renders words in sequence, with a label in place of each picture. */
function Words({ words }: { words: readonly string[] }) {
  const t = useTranslations('admin.history')
  return words.map((word, place) => (
    <Fragment key={place}>
      {word.startsWith(pictureMark) ? <span className={styles.mark}>{t('image')}</span> : word}
    </Fragment>
  ))
}

function ChangeSide({ change, side }: { change: Change; side: 'from' | 'to' }) {
  const t = useTranslations('admin.history')
  return (
    <div>
      <dt>{t(side === 'from' ? 'before' : 'after')}</dt>
      <dd>
        <ChangedValue change={change} value={change[side]} />
      </dd>
    </div>
  )
}

function ChangedValue({ change: { field, type }, value }: { change: Change; value: string }) {
  const t = useTranslations('admin.history')
  const status = useTranslations('ui.status')
  const isOn = value === 'true'
  if (value === '') return t('none')
  if (field.endsWith('_status')) return status(isOn ? 'active' : 'inactive')
  if (type === 'switch') return t(isOn ? 'yes' : 'no')
  if (type === 'dateTime') return formatDateTime(value, 'mn')
  if (type === 'image') return <Picture className={styles.picture} url={value} alt="" sizes="20rem" />
  return (
    <a className={cellLinkClass()} href={value} target="_blank" rel="noopener noreferrer">
      {t('openFile')}
    </a>
  )
}
