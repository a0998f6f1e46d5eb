import { PrivacyLink } from '@/components/site/privacy-link'
import { Checkbox } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { termsParts } from '@/lib/directory/registration/terms'
import { FormSection, wideClass } from './form-section'
import type { RegisterTexts } from './listing-texts'
import styles from './terms-step.module.css'

type Props = {
  texts: RegisterTexts['terms']
  /** A summary of the data to send. */
  facts: readonly { label: string; text: string }[]
  isAccepted: boolean
  isUnaccepted: boolean
  onAccept: (yes: boolean) => void
}

/** Step 3: the data to send, and the terms. */
export function TermsStep({ texts, facts, isAccepted, isUnaccepted, onAccept }: Props) {
  return (
    <>
      <FormSection title={texts.summary}>
        <dl className={`${styles.facts} ${wideClass}`}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </FormSection>
      <FormSection title={texts.title}>
        <div className={`${styles.terms} ${wideClass}`}>
          {termsParts.map((part) => (
            <div key={part}>
              <h3 className="h4">{texts[part].title}</h3>
              <p>
                {texts[part].text}
                {part === 'personal' && (
                  <>
                    {' '}
                    <PrivacyLink text={texts.personal.link} />
                  </>
                )}
              </p>
            </div>
          ))}
        </div>
        <div className={`${styles.accept} ${wideClass}`} data-bad={isUnaccepted ? '' : undefined}>
          <Checkbox
            name="accept"
            label={texts.accept}
            checked={isAccepted}
            aria-invalid={isUnaccepted ? true : undefined}
            aria-describedby={isUnaccepted ? 'accept-error' : undefined}
            onChange={(event) => onAccept(event.target.checked)}
          />
          {isUnaccepted && <FieldError id="accept-error">{texts.missing}</FieldError>}
        </div>
      </FormSection>
    </>
  )
}
