import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import type { RecordForm } from '../../office/form/use-record-form'
import { RichTextField } from '../../office/rich-text/rich-text-field'
import styles from './page-text-card.module.css'
import type { PageTextValues } from './page-text-values'

type Props = {
  field: 'text' | 'text_en'
  record: RecordForm<PageTextValues>
  isOpen: boolean
  onToggle: () => void
}

/** The collapsible editor of one language. */
export function CollapsibleTextEditor({ field, record, isOpen, onToggle }: Props) {
  const t = useTranslations('admin.pageText')
  const { form, idOf, errorOf } = record
  const panel = `${idOf(field)}-panel`
  return (
    <section className={styles.fold}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          className={clsx(errorOf(field) && styles.bad)}
          onClick={onToggle}
        >
          <ChevronRight className="icon" size={17} aria-hidden />
          {t(field)}
        </button>
      </h3>
      <div id={panel} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <Controller
            control={form.control}
            name={field}
            render={({ field: { value, onChange } }) => (
              <RichTextField
                id={idOf(field)}
                label={t('content')}
                lang={field === 'text' ? 'mn' : 'en'}
                error={errorOf(field)}
                value={value}
                onChange={onChange}
              />
            )}
          />
        )}
      </div>
    </section>
  )
}
