import { getTranslations } from 'next-intl/server'
import { PageSection } from '@/components/association/part'
import { SectionHead } from '@/components/site/section-head'
import { Table } from '@/components/ui/table'
import { listPersonalData, readRetention } from '@/lib/sites/privacy'
import styles from './personal-data-tables.module.css'

/** What personal data is stored, why, how long, and who sees it: a table for each part of the platform. */
export async function PersonalDataTables() {
  const t = await getTranslations('association.privacy')
  const retention = readRetention()
  return listPersonalData().map(({ part, topics }) => (
    <PageSection key={part} id={part}>
      <SectionHead title={t(`parts.${part}`)} />
      <Table
        className={styles.personalDataTables}
        caption={t(`parts.${part}`)}
        rows={topics}
        rowKey={({ topic }) => topic}
        columns={[
          {
            key: 'what',
            label: t('columns.what'),
            heading: true,
            width: '18%',
            cell: ({ topic }) => t(`topics.${topic}.title`),
          },
          {
            key: 'kinds',
            label: t('columns.kinds'),
            width: '22%',
            cell: ({ kinds }) => joinWords(kinds.map((kind) => t(`kinds.${kind}`))),
          },
          {
            key: 'why',
            label: t('columns.why'),
            width: '28%',
            cell: ({ topic }) => t(`topics.${topic}.why`),
          },
          {
            key: 'end',
            label: t('columns.end'),
            width: '18%',
            cell: ({ end }) => t(`ends.${end}`, retention),
          },
          {
            key: 'readers',
            label: t('columns.readers'),
            width: '14%',
            cell: ({ readers }) => joinWords(readers.map((reader) => t(`readers.${reader}`))),
          },
        ]}
      />
    </PageSection>
  ))
}

/** Joins words to a list that begins with a capital, as the other cells do. */
function joinWords(words: string[]): string {
  const text = words.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
