import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ReadinessPart } from '@/lib/platform/api/health'
import { OperatorWords } from './operator-words'
import { TablePanel } from './table-panel'

/** Lists the parts of the readiness: what each is, and what is wrong with it. */
export function Readiness({ parts }: { parts: ReadinessPart[] }) {
  const t = useTranslations('admin.system')
  return (
    <TablePanel
      title={t('parts')}
      rows={parts}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', label: t('part'), heading: true, cell: ({ name }) => t(`partNames.${name}`) },
        {
          key: 'state',
          label: t('state'),
          cell: ({ problem }) => (
            <Badge kind={problem === null ? 'done' : 'bad'}>{t(problem === null ? 'fine' : 'faulty')}</Badge>
          ),
        },
        {
          key: 'problem',
          label: t('meaning'),
          cell: ({ name, problem }) =>
            problem === null ? (
              '–'
            ) : (
              <div>
                {t(`partProblems.${name}`)}
                <OperatorWords words={problem} />
              </div>
            ),
        },
      ]}
    />
  )
}
