import { ArrowLeft, LoaderCircle } from 'lucide-react'
import { type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { focusFirstInvalidControl } from '@/components/ui/focus-first'
import { problemFieldNames, useSubmission } from '@/components/ui/use-submission'
import { asRefusal } from '@/lib/platform/api/call-error'
import { callApi, upload } from '@/lib/wiring/calls/client'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import { nameIn } from '@/lib/platform/i18n/names'
import type { OwnListing } from '@/lib/directory/owners/schema'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { CategoryChoice } from '../register/category-rows'
import { CompanyFields } from '../register/company-fields'
import { ConsultantFields } from '../register/consultant-fields'
import { preloadCheck, findFormProblems, withoutProblemsOf } from '../register/listing-problems'
import type { ListingFormTexts } from '../register/listing-texts'
import {
  type CompanyValues,
  type ConsultantValues,
  type FormFields,
  noCompany,
  noConsultant,
} from '../register/listing-values'
import styles from './own-listing-form.module.css'
import { joinChangedFieldLabels, companyValues, consultantValues } from './own-values'
import type { OwnerTexts } from './owner-texts'

type Props = {
  listing: OwnListing
  locale: Locale
  choices: readonly CategoryChoice[]
  form: ListingFormTexts
  texts: OwnerTexts
  onBack: () => void
  /** Called to read the listing again: after a save or a withdrawal, or when the owner asks for a reload. */
  onChanged: (message: string) => void
  /** Called when the session is over. */
  onSessionOver: () => void
}

/** Holds the values of an owner's listing and their problems, saves the values, and withdraws a change. */
function useOwnerListingForm(
  { listing, locale, form, texts, onChanged, onSessionOver }: Props,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const id = useId()
  const [company, setCompany] = useState(listing.kind === 'company' ? companyValues(listing) : noCompany)
  const [consultant, setConsultant] = useState(
    listing.kind === 'consultant' ? consultantValues(listing) : noConsultant,
  )
  const [logo, setLogo] = useState<File | null>(null)
  /** True when somebody else has saved the listing first: the typed values are based on an old version. */
  const [isStale, setStale] = useState(false)
  const submission = useSubmission({
    failureMessage: texts.failed,
    focus: () => focusFirstInvalidControl(formRef.current),
    onRefused: (reason) => {
      const status = asRefusal(reason)?.status
      setStale(status === 409)
      if (status === 401) onSessionOver()
      return status === 401
    },
  })
  const { problems, mend, submit, tell } = submission
  const target = { id: listing.id, version: listing.version }

  const commonFields = {
    problems,
    isOptional: (name: string) => form.optional[listing.kind].includes(name),
    idOf: (path: string) => `${id}${path.replaceAll('.', '-')}`,
  }
  const clearProblemsOf = (name: string) => mend((now) => withoutProblemsOf(now, name))
  const companyFields: FormFields<CompanyValues> = {
    ...commonFields,
    values: company,
    set: (name, value) => {
      setCompany((now) => ({ ...now, [name]: value }))
      clearProblemsOf(name)
    },
  }
  const consultantFields: FormFields<ConsultantValues> = {
    ...commonFields,
    values: consultant,
    set: (name, value) => {
      setConsultant((now) => ({ ...now, [name]: value }))
      clearProblemsOf(name)
    },
  }
  const sendListing = () =>
    listing.kind === 'company'
      ? upload(
          'POST /client/yellow-page/owner/update-company',
          { ...target, ...company, image: logo },
          { lang: locale },
        )
      : callApi(
          'POST /client/yellow-page/owner/update-consultant',
          { ...target, ...consultant },
          { lang: locale },
        )

  const validateAndSave = () =>
    submit(async () => {
      const isCompany = listing.kind === 'company'
      const newProblems = await findFormProblems(
        isCompany ? 'ownCompany' : 'consultant',
        isCompany ? company : consultant,
        form,
      )
      if (problemFieldNames(newProblems).length > 0) return tell(newProblems)
      const { waits } = await sendListing()
      if (waits) onChanged(texts.edit.waits)
      else onChanged(['listed', 'hidden'].includes(listing.state) ? texts.edit.same : texts.edit.saved)
    })
  const withdrawChange = () =>
    submit(async () => {
      const { kind } = listing
      await callApi('POST /client/yellow-page/owner/withdraw', { kind, id: listing.id }, { lang: locale })
      onChanged(texts.edit.withdrawn)
    })
  return {
    ...submission,
    ...{ companyFields, consultantFields, logo, isStale, save: validateAndSave, withdraw: withdrawChange },
    chooseLogo: (file: File | null) => {
      setLogo(file)
      clearProblemsOf('image')
    },
    refuseLogo: (text: string) => mend((now) => ({ ...now, image: text })),
  }
}

/** The form in which an owner edits a listing. */
export function OwnerListingForm(props: Props) {
  const { listing, locale, choices, form, texts, onBack, onChanged } = props
  const formRef = useRef<HTMLFormElement>(null)
  const ownListing = useOwnerListingForm(props, formRef)
  const { edit } = texts
  const { waiting: pendingChange, state } = listing
  const name = nameIn(listing.texts, locale)
  const isListed = state === 'listed' || state === 'hidden'
  return (
    <form
      ref={formRef}
      className={styles.ownListingForm}
      method="post"
      noValidate
      onFocus={() => preloadCheck(listing.kind === 'company' ? 'ownCompany' : 'consultant')}
      onSubmit={(event) => {
        event.preventDefault()
        void ownListing.save()
      }}
    >
      <Button variant="quiet" small onClick={onBack}>
        <ArrowLeft className="icon" size={18} aria-hidden />
        {edit.back}
      </Button>
      <h2 lang={langIfDifferent(name.lang, locale)}>{name.text}</h2>
      <Alert kind="info">
        {isListed ? edit.live : state === 'rejected' ? edit.rejected : edit.request}
        {listing.reject_reason && ` ${texts.listings.reason}: ${listing.reject_reason}`}
      </Alert>
      {pendingChange && (
        <Alert kind="warning">
          {fillPlaceholders(edit.waiting, { fields: joinChangedFieldLabels(pendingChange.fields, form) })}{' '}
          <WithdrawChangeButton texts={edit} onWithdraw={() => void ownListing.withdraw()} />
        </Alert>
      )}
      <div>
        {listing.kind === 'company' ? (
          <CompanyFields
            fields={ownListing.companyFields}
            {...{ choices }}
            texts={form}
            logo={ownListing.logo}
            storedUrl={listing.logo}
            onLogo={ownListing.chooseLogo}
            onRefused={ownListing.refuseLogo}
          />
        ) : (
          <ConsultantFields fields={ownListing.consultantFields} texts={form} />
        )}
      </div>
      <p className="small">
        <PrivacyLink text={texts.privacy} />
      </p>
      {ownListing.message && (
        <Alert kind="danger">
          {ownListing.message}{' '}
          {ownListing.isStale && (
            <button type="button" className={styles.link} onClick={() => onChanged('')}>
              {edit.reload}
            </button>
          )}
        </Alert>
      )}
      <Button type="submit" aria-disabled={ownListing.isSending || undefined}>
        {ownListing.isSending && <LoaderCircle className="icon" size={18} aria-hidden />}
        {ownListing.isSending ? edit.saving : edit.save}
      </Button>
    </form>
  )
}

type WithdrawProps = { texts: OwnerTexts['edit']; onWithdraw: () => void }

/** Withdraws a pending change of a listing, after a confirmation, because withdrawing deletes the change. */
export function WithdrawChangeButton({ texts, onWithdraw }: WithdrawProps) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cancelConfirmation = () => {
    flushSync(() => setAsking(false))
    opener.current?.focus()
  }
  if (!isAsking)
    return (
      <button ref={opener} type="button" className={styles.link} onClick={() => setAsking(true)}>
        {texts.withdraw}
      </button>
    )
  return (
    <span role="group" aria-label={texts.withdraw} className={styles.question}>
      <span role="alert">{texts.withdrawQuestion}</span>
      {/* The focus starts on the button that keeps the change. */}
      <Button variant="quiet" small ref={(safe) => safe?.focus()} onClick={cancelConfirmation}>
        {texts.keep}
      </Button>
      <Button variant="danger" small onClick={onWithdraw}>
        {texts.withdraw}
      </Button>
    </span>
  )
}
