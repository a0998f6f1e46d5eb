import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import { env } from '@/lib/platform/env'
import { listCookies, readRetention } from '@/lib/sites/privacy'
import styles from './personal-data-tables.module.css'

/** The cookies of the application: what each is for, and how long it stays. */
export async function CookiesTable() {
  const t = await getTranslations('association.privacy.device')
  const retention = readRetention()
  return (
    <Table
      className={styles.personalDataTables}
      caption={t('title')}
      rows={listCookies(env().siteUrl)}
      rowKey={({ cookie }) => cookie}
      columns={[
        {
          key: 'name',
          label: t('columns.name'),
          heading: true,
          width: '34%',
          cell: ({ names }) => names.join(', '),
        },
        {
          key: 'why',
          label: t('columns.why'),
          width: '40%',
          cell: ({ cookie }) => t(`cookies.${cookie}.why`),
        },
        {
          key: 'end',
          label: t('columns.end'),
          width: '26%',
          cell: ({ cookie }) => t(`cookies.${cookie}.end`, retention),
        },
      ]}
    />
  )
}
