import { getTranslations } from 'next-intl/server'
import { Table } from '@/components/ui/table'
import type { KnownLimit } from '@/lib/sites/accessibility'
import styles from './known-limits.module.css'

/** The criteria that the sites do not meet, or in part: a row for each, from the report of conformance. */
export async function KnownLimits({ limits }: { limits: KnownLimit[] }) {
  const t = await getTranslations('association.accessibility')
  return (
    <Table
      className={styles.knownLimits}
      caption={t('limits.title')}
      rows={limits}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'number',
          label: t('limits.number'),
          heading: true,
          width: '20%',
          cell: ({ number }) => number,
        },
        { key: 'what', label: t('limits.what'), width: '62%', cell: ({ key }) => t(`rows.${key}`) },
        {
          key: 'level',
          label: t('limits.level'),
          width: '18%',
          cell: ({ level }) => t(`limits.levels.${level}`),
        },
      ]}
    />
  )
}
