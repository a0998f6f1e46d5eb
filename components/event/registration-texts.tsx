import { getTranslations } from 'next-intl/server'
import { PrivacyLink } from '@/components/site/privacy-link'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { registrationFields, type RegistrationField } from '@/lib/event/registrations/limits'
import { registrationForm } from '@/lib/event/registrations/schema'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'

/** The texts of the registration form. The browser gets only these, not the whole catalogue of messages. */
export async function registrationTexts() {
  const [t, v, common] = await Promise.all([
    getTranslations('event.register'),
    getTranslations('validation'),
    getTranslations('common'),
  ])
  return {
    fields: Object.fromEntries(registrationFields.map((field) => [field, t(`fields.${field}`)])) as Record<
      RegistrationField,
      string
    >,
    country: {
      choose: t('country.choose'),
      search: t('country.search'),
      none: t('country.none'),
      found: t.raw('country.found') as string,
    },
    pass: {
      title: t('pass.title'),
      country: t('pass.country'),
      days: t('pass.days'),
      place: t('pass.place'),
      qr: t.raw('pass.qr') as string,
      calendar: t('pass.calendar'),
      download: t('pass.download'),
      another: t('pass.another'),
      address: t('pass.address'),
    },
    passPage: {
      failed: t('failed'),
      none: t('passPage.none'),
      noneHint: t('passPage.noneHint'),
      unknown: t('passPage.unknown'),
      register: t('passPage.register'),
      change: t('passPage.change'),
      changeLink: t('passPage.changeLink'),
      others: t('passPage.others'),
    },
    required: t('required'),
    optional: optionalFieldNames(registrationForm, registrationFields),
    incomplete: v('registration.incomplete'),
    privacy: (
      <>
        {t('privacy')} <PrivacyLink text={common('privacy')} />
      </>
    ),
    send: t('send'),
    sending: t('sending'),
    failed: t('failed'),
    mailed: t('mailed'),
    notMailed: t('notMailed'),
    /** The error messages, by the message keys that the schema reports. */
    problems: {
      'validation.registration.incomplete': t('required'),
      'validation.registration.nameOnly': v('registration.nameOnly'),
      'validation.registration.country': v('registration.country'),
      'validation.email': v('email'),
      'validation.text': v('text'),
    } satisfies ProblemTexts as ProblemTexts,
  }
}
export type RegistrationTexts = Awaited<ReturnType<typeof registrationTexts>>
