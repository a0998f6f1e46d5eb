import { getTranslations } from 'next-intl/server'
import { PrivacyLink } from '@/components/site/privacy-link'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import type { Locale } from '@/lib/platform/i18n/locale'
import { officeRequestForm } from '@/lib/office/requests/schema'
import { RequestForm } from './request-form'
import styles from './request-panel.module.css'

/** The request form with heading and texts, in the page of the members. Other pages link to it. */
export async function RequestPanel({ locale }: { locale: Locale }) {
  const t = await getTranslations('membership')
  const v = await getTranslations('validation')
  const common = await getTranslations('common')
  return (
    <div className={styles.requestPanel} id="request">
      <h3>{t('title')}</h3>
      <p>{t('lead')}</p>
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      <RequestForm
        locale={locale}
        texts={{
          fields: {
            name: t('fields.name'),
            email: t('fields.email'),
            phone_number: t('fields.phone_number'),
            business_type: t('fields.business_type'),
            purpose: t('fields.purpose'),
          },
          purposes: {
            member_request: t('purpose.member_request'),
            codex_request: t('purpose.codex_request'),
            meeting_request: t('purpose.meeting_request'),
          },
          privacy: (
            <>
              {t('privacy')} <PrivacyLink text={common('privacy')} />
            </>
          ),
          send: t('send'),
          sending: t('sending'),
          sent: t('sent'),
          failed: t('failed'),
          optional: optionalFieldNames(officeRequestForm, ['name', 'email', 'phone_number', 'business_type']),
          problems: {
            'validation.officeRequest.name': v('officeRequest.name'),
            'validation.officeRequest.nameOnly': v('officeRequest.nameOnly'),
            'validation.officeRequest.email': v('officeRequest.email'),
            'validation.email': v('email'),
            'validation.officeRequest.phone': v('officeRequest.phone'),
            'validation.officeRequest.businessType': v('officeRequest.businessType'),
            'validation.officeRequest.purpose': v('officeRequest.purpose'),
            'validation.text': v('text'),
          },
        }}
      />
    </div>
  )
}
