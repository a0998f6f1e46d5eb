'use client'

import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { BareInput } from '@/components/ui/bare-field'
import { Button, IconButton } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { FieldGroup } from '@/components/ui/field'
import { contactTypes } from '@/lib/directory/codes'
import styles from './listing-form.module.css'

const inputs = {
  phone: { inputMode: 'tel' },
  fax: { inputMode: 'tel' },
  email: { inputMode: 'email' },
  website: { inputMode: 'url' },
} as const

export type ContactValue = {
  /** The id of a stored contact. */
  id?: number | undefined
  contact_type: (typeof contactTypes)[number]
  contact_value: string
}

type Props = {
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  isOptional: (type: ContactValue['contact_type']) => boolean
  value: readonly ContactValue[]
  onChange: (value: ContactValue[]) => void
  /** Deletes a stored contact at once. Without this function stored contacts cannot be removed. */
  onRemoveStored?: ((id: number, value: string) => void) | undefined
}

/** The contacts of a company: any number of each kind. */
export function ContactFields(props: Props) {
  return contactTypes.map((type) => <ContactTypeFields key={type} type={type} {...props} />)
}

function ContactTypeFields({
  type,
  idOf,
  errorOf,
  isOptional,
  value,
  onChange,
  onRemoveStored,
}: Props & { type: ContactValue['contact_type'] }) {
  const t = useTranslations('admin.listings')
  const label = t(`contactTypes.${type}`)
  const rows = value.flatMap((contact, at) => (contact.contact_type === type ? [{ contact, at }] : []))
  const removeNewOrStoredContact = (at: number, { id, contact_value }: ContactValue) => {
    if (id === undefined) onChange(value.filter((_, place) => place !== at))
    else onRemoveStored?.(id, contact_value)
  }
  return (
    <FieldGroup
      id={idOf(`contacts-${type}`)}
      label={label}
      className={styles.wide}
      optional={isOptional(type)}
    >
      <div className={styles.group}>
        {rows.map(({ contact, at }, place) => {
          const field = `contacts.${at}.contact_value`
          const error = errorOf(field)
          return (
            <div key={contact.id ?? `new-${at}`} className={styles.row}>
              <div>
                <BareInput
                  id={idOf(field)}
                  aria-label={`${label} ${place + 1}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && `${idOf(field)}-error`}
                  autoComplete="off"
                  {...inputs[type]}
                  value={contact.contact_value}
                  onChange={({ target }) =>
                    onChange(
                      value.map((other, index) =>
                        index === at ? { ...other, contact_value: target.value } : other,
                      ),
                    )
                  }
                />
                {error && <FieldError id={`${idOf(field)}-error`}>{error}</FieldError>}
              </div>
              {(contact.id === undefined || onRemoveStored) && (
                <IconButton
                  label={t('removeContact', { value: contact.contact_value || label })}
                  onClick={() => removeNewOrStoredContact(at, contact)}
                >
                  <X className="icon" size={18} aria-hidden />
                </IconButton>
              )}
            </div>
          )
        })}
        <div>
          <Button
            variant="quiet"
            small
            onClick={() => onChange([...value, { contact_type: type, contact_value: '' }])}
          >
            <Plus className="icon" size={16} aria-hidden />
            {t(`addContact.${type}`)}
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}
