'use client'

import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BareSelect } from '@/components/ui/bare-field'
import { Button, IconButton } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { categoryCalls } from '@/lib/directory/categories/calls'
import { consultantsCode, mainCodes } from '@/lib/directory/codes'
import { useRead } from '../../office/calls'
import styles from './listing-form.module.css'

export type CategoryValue = { main: string; sub: string }
export const noCategory: CategoryValue = { main: '', sub: '' }

type SelectProps = {
  label: string
  value: CategoryValue
  onChange: (value: CategoryValue) => void
  id?: string
  error?: string | undefined
}

/** Two selects: a main category, and one of its sub-categories. */
export function CategorySelects({ label, value, onChange, id, error }: SelectProps) {
  const t = useTranslations('admin.listings')
  const mains = useTranslations('admin.directoryCategories.choices.mainCategory')
  const { data } = useRead(categoryCalls.listSubCategories, { language: 'mn' })
  const subs = (data?.subCategories ?? []).filter(
    ({ category_code: code }) => value.main !== '' && code.startsWith(value.main) && code !== consultantsCode,
  )
  return (
    <>
      <BareSelect
        aria-label={`${label}: ${t('mainCategory')}`}
        value={value.main}
        onChange={({ target }) => onChange({ main: target.value, sub: '' })}
      >
        <option value="">{t('mainCategory')}</option>
        {mainCodes.map((code) => (
          <option key={code} value={code}>
            {mains(code)}
          </option>
        ))}
      </BareSelect>
      <BareSelect
        id={id}
        aria-label={`${label}: ${t('subCategory')}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id ? `${id}-error` : undefined}
        value={value.sub}
        onChange={({ target }) => onChange({ ...value, sub: target.value })}
      >
        <option value="">{t('subCategory')}</option>
        {subs.map(({ category_code: code, name }) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </BareSelect>
    </>
  )
}

type StoredCategory = { category_id: number; category_code: string; name: string }
type Props = {
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  /** The categories that are stored already. */
  storedCategories?: readonly StoredCategory[]
  onRemoveStored?: ((category: StoredCategory) => void) | undefined
  value: readonly CategoryValue[]
  onChange: (value: CategoryValue[]) => void
  /** The fewest rows of categories to add: 1 for a new company, 0 for a stored company. */
  min: 0 | 1
}

/** The stored categories of a company, and rows in which staff choose further categories. */
export function CategoryFields({
  idOf,
  errorOf,
  storedCategories = [],
  onRemoveStored,
  value,
  onChange,
  min,
}: Props) {
  const t = useTranslations('admin.listings')
  return (
    <FieldGroup id={idOf('categories')} label={t('fields.categories')} className={styles.wide}>
      <div className={styles.group}>
        {storedCategories.map((category) => (
          <div key={category.category_id} className={styles.row}>
            <span className={styles.held}>
              {category.category_code} {category.name}
            </span>
            {onRemoveStored && (
              <IconButton
                label={t('removeCategory', { name: category.name })}
                onClick={() => onRemoveStored(category)}
              >
                <X className="icon" size={18} aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        {value.map((category, at) => {
          const field = `categories.${at}.sub`
          const error = errorOf(field)
          return (
            <div key={at}>
              <div className={styles.row}>
                <div className={styles.pair}>
                  <CategorySelects
                    id={idOf(field)}
                    label={t('categoryAt', { place: at + 1 })}
                    value={category}
                    error={error}
                    onChange={(next) => onChange(value.map((other, index) => (index === at ? next : other)))}
                  />
                </div>
                {value.length > min && (
                  <IconButton
                    label={t('removeCategory', { name: t('categoryAt', { place: at + 1 }) })}
                    onClick={() => onChange(value.filter((_, index) => index !== at))}
                  >
                    <X className="icon" size={18} aria-hidden />
                  </IconButton>
                )}
              </div>
              {error && <FieldError id={`${idOf(field)}-error`}>{error}</FieldError>}
            </div>
          )
        })}
        <div>
          <Button variant="quiet" small onClick={() => onChange([...value, noCategory])}>
            <Plus className="icon" size={16} aria-hidden />
            {t('addCategory')}
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}
