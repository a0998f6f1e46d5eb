import { useLocale, useTranslations } from 'next-intl'
import { PrivacyLink } from '@/components/site/privacy-link'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { letterForm } from '@/lib/directory/letters/schema'
import { listingReportForm } from '@/lib/directory/reports/schema'
import type { DialogFormTexts } from '@/components/site/dialog-form'
import { LetterForm } from './letter-form'
import { ReportForm } from './report-form'

type Name = { name: string; nameLang: string | undefined }

const optional = {
  write: optionalFieldNames(letterForm, ['name', 'email', 'phone', 'text']),
  report: optionalFieldNames(listingReportForm, ['text', 'email']),
}

function useDialogFormTexts(part: keyof typeof optional): DialogFormTexts {
  const t = useTranslations('directory.write')
  const texts = useTranslations(`directory.${part}`)
  const common = useTranslations('common')
  return {
    note: (
      <>
        {texts('note')} <PrivacyLink text={common('privacy')} />
      </>
    ),
    optional: optional[part],
    cancel: t('cancel'),
    send: t('send'),
    sending: t('sending'),
    sent: texts('sent'),
    done: t('done'),
    // The form fills in these placeholders while the reader types.
    count: t('count', { count: '{count}', max: '{max}' }),
  }
}

/** The dialog in which readers write to a company. */
export function LetterDialog({ company }: { company: { id: number } & Name }) {
  const locale = useLocale()
  const t = useTranslations('directory.write')
  const v = useTranslations('validation')
  const texts = useDialogFormTexts('write')
  return (
    <LetterForm
      company={company}
      locale={locale}
      texts={{
        ...texts,
        title: t('title'),
        close: t('done'),
        withoutScript: t('withoutScript'),
        failed: t('failed'),
        fields: { name: t('name'), email: t('email'), phone: t('phone'), text: t('text') },
        problems: {
          'validation.required': v('required'),
          'validation.email': v('email'),
          'validation.text': v('text'),
          'validation.officeRequest.nameOnly': v('officeRequest.nameOnly'),
        },
      }}
    />
  )
}

const kindsOfCompany = ['contact', 'address', 'name', 'category', 'closed', 'other'] as const
const kindsOfPerson = ['contact', 'name', 'person', 'other'] as const

/** The dialog in which readers report an error in a listing. */
export function ReportDialog({
  listing,
}: {
  listing: ({ company_id: number } | { person_id: number }) & Name
}) {
  const locale = useLocale()
  const t = useTranslations('directory.report')
  const write = useTranslations('directory.write')
  const v = useTranslations('validation')
  const texts = useDialogFormTexts('report')
  const kinds = 'person_id' in listing ? kindsOfPerson : kindsOfCompany
  return (
    <ReportForm
      listing={listing}
      locale={locale}
      texts={{
        ...texts,
        title: t('title'),
        close: write('done'),
        withoutScript: t('withoutScript'),
        failed: write('failed'),
        what: t('what'),
        kinds: kinds.map((kind) =>
          t(`kinds.${kind === 'name' && 'person_id' in listing ? 'personName' : kind}`),
        ),
        noKind: t('noKind'),
        required: v('required'),
        fields: { text: t('text'), email: t('email') },
      }}
    />
  )
}
