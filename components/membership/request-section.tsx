import { getTranslations } from 'next-intl/server'
import { SectionHead } from '@/components/site/section-head'
import type { Locale } from '@/lib/i18n/locale'
import { RequestForm } from './request-form'

/** «Become a member»: the section of the members page that holds the request form. */
export async function RequestSection({ locale, id }: { locale: Locale; id: string }) {
  const t = await getTranslations('membership')
  return (
    <section className="section" id={id}>
      <div className="wrap">
        <SectionHead title={t('title')} />
        <p className="lead">{t('lead')}</p>
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
            send: t('send'),
            sending: t('sending'),
            sent: t('sent'),
            failed: t('failed'),
          }}
        />
      </div>
    </section>
  )
}
