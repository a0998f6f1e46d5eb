import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Table } from '@/components/ui/table'
import type { ReadinessPart } from '@/lib/platform/api/health'
import { OperatorWords } from './operator-words'

/** Lists the parts of the readiness: what each is, and what is wrong with it. */
export function Readiness({ parts }: { parts: ReadinessPart[] }) {
  const t = useTranslations('admin.system')
  return (
    <Panel>
      <PanelHead>
        <h2>{t('parts')}</h2>
      </PanelHead>
      <Table
        look="panel"
        caption={t('parts')}
        rows={parts}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: t('part'), heading: true, cell: ({ name }) => t(`partNames.${name}`) },
          {
            key: 'state',
            label: t('state'),
            cell: ({ problem }) => (
              <Badge kind={problem === null ? 'done' : 'bad'}>
                {t(problem === null ? 'fine' : 'faulty')}
              </Badge>
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
    </Panel>
  )
}
