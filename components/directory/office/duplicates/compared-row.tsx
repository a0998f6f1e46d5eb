import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { ComparedCompany, ComparedField } from '@/lib/directory/duplicates/schema'
import { aimagName } from '@/lib/organisations/aimags'
import { displayName } from '@/lib/platform/i18n/names'
import { formatDate } from '@/lib/platform/i18n/format'
import styles from './compare-page.module.css'

const sides = ['first', 'other'] as const
export type SideName = (typeof sides)[number]
type Pair = Record<SideName, ComparedCompany>

type ChoiceProps = {
  name: string
  legend: string
  choice: SideName
  onChoose: (side: SideName) => void
  contentOf: (side: SideName) => ReactNode
}

/** A choice between the two companies, whose values are side by side. */
function SideChoice({ name, legend, choice, onChoose, contentOf }: ChoiceProps) {
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      {sides.map((side) => (
        <label key={side} className={styles.side} data-chosen={side === choice}>
          <input type="radio" name={name} checked={side === choice} onChange={() => onChoose(side)} />
          <span className={styles.value}>{contentOf(side)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The choice of the company that stays; each choice shows a summary of the company. */
export function CompanyToKeepChoice({
  pair,
  keptSide,
  onChooseSide,
}: {
  pair: Pair
  keptSide: SideName
  onChooseSide: (side: SideName) => void
}) {
  const t = useTranslations('admin.directoryDuplicates')
  return (
    <SideChoice
      name="keep"
      legend={t('keep')}
      choice={keptSide}
      onChoose={onChooseSide}
      contentOf={(side) => <CompanySummary company={pair[side]} />}
    />
  )
}

function CompanySummary({ company }: { company: ComparedCompany }) {
  const t = useTranslations('admin.directoryDuplicates')
  const { id, approval, status, created_at, categories, contacts, members, partners, reports } = company
  const state = approval ? (status ? 'published' : 'stopped') : 'request'
  return (
    <>
      <b>{displayName(company.name || company.name_en)}</b>
      <span className={styles.note}>
        {t('numbered', { id, state: t(state), day: formatDate(created_at, 'mn') })}
      </span>
      <span className={styles.note}>{categories.join(', ') || t('noCategories')}</span>
      <span className={styles.note}>
        {contacts.map(({ contact_value }) => contact_value).join(', ') || t('noContacts')}
      </span>
      <span className={styles.note}>{t('roles', { members, partners, reports })}</span>
    </>
  )
}

/** One field with the values of both companies; staff choose one of the two values. */
export function ComparedRow({
  field,
  pair,
  chosenSide,
  onChooseSide,
}: {
  field: ComparedField
  pair: Pair
  chosenSide: SideName
  onChooseSide: (side: SideName) => void
}) {
  const t = useTranslations('admin.directoryDuplicates')
  return (
    <SideChoice
      name={field}
      legend={t(`fields.${field}`)}
      choice={chosenSide}
      onChoose={onChooseSide}
      contentOf={(side) => {
        const value = pair[side][field]
        if (value === '') return <span className={styles.note}>{t('empty')}</span>
        if (field === 'logo')
          return (
            <span className={styles.logo}>
              <Picture url={value} alt="" sizes="96px" />
            </span>
          )
        return field === 'aimag' ? aimagName(value, 'mn') : value
      }}
    />
  )
}
