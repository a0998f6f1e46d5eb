import { Building2, HardHat } from 'lucide-react'
import { FieldGroup } from '@/components/ui/field'
import type { RegisterTexts } from './listing-texts'
import type { ListingType } from './registration-draft'
import styles from './type-switch.module.css'

const types = [
  ['company', Building2],
  ['consultant', HardHat],
] as const

type Props = { type: ListingType; texts: RegisterTexts['type']; onType: (type: ListingType) => void }

/** The choice between registering a company and registering a consulting engineer. */
export function TypeSwitch({ type, texts, onType }: Props) {
  return (
    <FieldGroup id="type" label={texts.label} hint={texts.hint} className={styles.typeSwitch}>
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
    </FieldGroup>
  )
}
