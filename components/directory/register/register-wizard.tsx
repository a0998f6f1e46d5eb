'use client'

import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, LoaderCircle } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Honeypot } from '@/components/ui/honeypot'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { CategoryChoice } from './category-rows'
import { CompanyFields } from './company-fields'
import { ConsultantFields } from './consultant-fields'
import { preloadCheck } from './listing-problems'
import type { ListingFormTexts, RegisterTexts } from './listing-texts'
import { RegistrationConfirmation } from './register-done'
import styles from './register-wizard.module.css'
import { RegistrantFields } from './registrant-fields'
import { SendFailedDialog } from './send-failed'
import { TermsStep } from './terms-step'
import { TypeSwitch } from './type-switch'
import { type Registration, useRegistration } from './use-registration'
import { WizardSteps } from './wizard-steps'

type Props = {
  locale: Locale
  choices: readonly CategoryChoice[]
  form: ListingFormTexts
  texts: RegisterTexts
  /** Content beside the steps. */
  tip: ReactNode
  /** Replaces the steps for readers without scripts. */
  withoutScripts: ReactNode
}

/** The registration of a company or a consulting engineer in three steps. */
export function RegisterWizard({ locale, choices, form, texts, tip, withoutScripts }: Props) {
  const formRef = useRef<HTMLFormElement>(null)
  const registration = useRegistration({ locale, form, texts, formRef })
  const { step, type, problems, failure, isSending, sentTo } = registration
  if (sentTo !== null)
    return (
      <div className="wrap">
        <RegistrationConfirmation email={sentTo} texts={texts.done} onAgain={registration.reset} />
      </div>
    )
  const wrong = Object.values(problems).filter(Boolean).length
  return (
    <>
      <form
        ref={formRef}
        // With POST, a form submitted without scripts does not put the values into the address.
        method="post"
        noValidate
        onFocus={() => preloadCheck('registrant')}
        onSubmit={(event) => {
          event.preventDefault()
          void registration.submit()
        }}
      >
        <div className={clsx('wrap', styles.layout)}>
          <div className={styles.main}>
            <h1>{texts.title}</h1>
            {withoutScripts}
            <WizardSteps
              {...{ step, type }}
              reachedStep={registration.reachedStep}
              texts={texts.steps}
              onStep={registration.goTo}
            />
            <p className="sr-only" tabIndex={-1} data-step-head="">
              {fillPlaceholders(texts.steps.go, { number: step, name: stepName(registration, texts) })}
            </p>
            {registration.isRestored && (
              <Alert kind="info" className={styles.note ?? ''}>
                {type === 'company' ? texts.draft.restored : texts.draft.restoredNoLogo}{' '}
                <button type="button" className={styles.discard} onClick={registration.reset}>
                  {texts.draft.discard}
                </button>
              </Alert>
            )}
            {wrong > 1 && (
              <Alert kind="danger" className={styles.note ?? ''}>
                {fillPlaceholders(form.summary, { count: wrong })}
              </Alert>
            )}
            <StepFields {...{ registration, choices, form, texts }} />
            <Honeypot />
            <p className={styles.kept}>{texts.draft.kept}</p>
          </div>
          {tip}
        </div>
        <div className={styles.foot}>
          <div className="wrap">
            {step > 1 ? (
              <Button variant="quiet" onClick={registration.back}>
                <ArrowLeft className="icon" size={18} aria-hidden />
                {texts.back}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" aria-disabled={isSending || undefined}>
              {isSending && <LoaderCircle className={clsx('icon', styles.spinner)} size={18} aria-hidden />}
              {step < 3 ? texts.next : isSending ? texts.sending : texts.send}
              {step < 3 && <ArrowRight className="icon" size={18} aria-hidden />}
            </Button>
          </div>
        </div>
      </form>
      {failure && (
        <SendFailedDialog
          message={failure}
          texts={texts.error}
          onClose={registration.closeFailure}
          onRetry={() => void registration.submit()}
        />
      )}
    </>
  )
}

const stepName = ({ step, type }: Registration, { steps }: RegisterTexts) =>
  step === 1 ? steps.registrant : step === 2 ? steps[type] : steps.terms

type StepProps = Pick<Props, 'choices' | 'form' | 'texts'> & { registration: Registration }

/** The fields of the current step or, in step 3, a summary and the terms. */
function StepFields({ registration, choices, form, texts }: StepProps) {
  const { step, type, draft, fieldsOf } = registration
  if (step === 1)
    return <RegistrantFields fields={fieldsOf('registrant')} labels={form.fields} texts={texts.registrant} />
  if (step === 2)
    return (
      <>
        <TypeSwitch type={type} texts={texts.type} onType={registration.chooseType} />
        {type === 'company' ? (
          <CompanyFields
            fields={fieldsOf('company')}
            {...{ choices }}
            texts={form}
            logo={registration.logo}
            onLogo={registration.chooseLogo}
            onRefused={registration.refuseLogo}
          />
        ) : (
          <ConsultantFields fields={fieldsOf('consultant')} texts={form} />
        )}
      </>
    )
  const { registrant, company, consultant } = draft
  const names = company.categories.map(
    ({ subCategory }) =>
      choices.flatMap(({ subs }) => subs).find(({ code }) => code === subCategory)?.name ?? subCategory,
  )
  const listing = type === 'company' ? company : consultant
  return (
    <TermsStep
      texts={texts.terms}
      facts={[
        { label: texts.type[type], text: `${listing.nameMn} / ${listing.nameEn}`.toLocaleUpperCase('mn') },
        ...(type === 'company'
          ? [
              { label: form.fields.registrationNumber, text: company.registrationNumber },
              { label: form.categories, text: names.filter(Boolean).join(', ') },
            ]
          : [{ label: form.fields.professionMn, text: consultant.professionMn }]),
        {
          label: texts.steps.registrant,
          text: `${registrant.registrantName}, ${registrant.registrantEmail}`,
        },
      ]}
      isAccepted={registration.terms.isAccepted}
      isUnaccepted={registration.terms.isMissed}
      onAccept={registration.accept}
    />
  )
}
