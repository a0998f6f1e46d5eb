import { getTranslations } from 'next-intl/server'
import { PrivacyLink } from '@/components/site/privacy-link'
import { buttonClass } from '@/components/ui/button'
import { remarkDays } from '@/lib/content/previews/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './draft-bar.module.css'
import { RemarkDialog } from './remark-dialog'

type Props = { previewId: string; sharedUntil: string; locale: Locale }

/** Tells readers of a shared draft that it is one and until when they can open it, and takes their remarks. */
export async function DraftBar({ previewId, sharedUntil, locale }: Props) {
  const [t, dialog, common, problems] = await Promise.all([
    getTranslations('association.draft'),
    getTranslations('directory.write'),
    getTranslations('common'),
    getTranslations('validation'),
  ])
  const time = formatDateTime(sharedUntil, locale)
  return (
    <>
      <section className={styles.bar} aria-label={t('title')}>
        <div className="wrap">
          <p>
            <strong>{t('title')}</strong> <span className={styles.until}>{t('until', { time })}</span>
          </p>
          <a className={buttonClass({ small: true })} href="#remark">
            {t('write')}
          </a>
        </div>
      </section>
      <div className={styles.note}>
        <p className="wrap">{t('note', { time })}</p>
      </div>
      <RemarkDialog
        previewId={previewId}
        locale={locale}
        texts={{
          title: t('write'),
          about: t('about'),
          close: common('close'),
          withoutScript: t('withoutScript'),
          failed: dialog('failed'),
          required: problems('required'),
          fields: { text: t('fields.text'), name: t('fields.name'), place: t('fields.place') },
          note: (
            <>
              {t('privacy', { days: remarkDays })} <PrivacyLink text={common('privacy')} />
            </>
          ),
          optional: ['place'],
          cancel: common('cancel'),
          send: common('send'),
          sending: dialog('sending'),
          sent: t('sent'),
          done: common('close'),
          // The form fills in these placeholders while the reader types.
          count: dialog('count', { count: '{count}', max: '{max}' }),
        }}
      />
    </>
  )
}
