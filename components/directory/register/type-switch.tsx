import { Building2, HardHat } from 'lucide-react'
import fieldStyles from '@/components/ui/field.module.css'
import type { RegisterTexts } from './listing-texts'
import type { ListingType } from './registration-draft'
import styles from './type-switch.module.css'

const types = [
  ['company', Building2],
  ['consultant', HardHat],
] as const

type Props = { type: ListingType; texts: RegisterTexts['type']; onType: (type: ListingType) => void }

/** Whether a company is registered or a consulting engineer. */
export function TypeSwitch({ type, texts, onType }: Props) {
  return (
    <fieldset className={styles.typeSwitch} aria-describedby="type-hint">
      <legend className={fieldStyles.label}>{texts.label}</legend>
      <div className={styles.choices}>
        {types.map(([each, Icon]) => (
          <label key={each}>
            <input
              type="radio"
              name="type"
              value={each}
              checked={each === type}
              onChange={() => onType(each)}
            />
            <Icon className="icon" size={18} aria-hidden />
            {texts[each]}
          </label>
        ))}
      </div>
      <p className={fieldStyles.hint} id="type-hint">
        {texts.hint}
      </p>
    </fieldset>
  )
}
