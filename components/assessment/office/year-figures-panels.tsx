import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel'
import { ErrorState, SkeletonRows } from '@/components/ui/states'
import { Table } from '@/components/ui/table'
import { percentOfNo } from '@/lib/assessment/years/no-share'
import type { FailingSection, YearFigures } from '@/lib/assessment/years/schema'
import { Totals } from './totals'
import styles from './year-figures-panels.module.css'

/** So many questions of a section are shown; the file has all of them. */
const shownQuestionsMax = 5

/** The figures of a year over all members, and its sections, those that most fail first. */
export function YearFiguresPanels({ query }: { query: UseQueryResult<{ figures: YearFigures }> }) {
  const t = useTranslations('admin.memberYears')
  const state = useTranslations('ui.state')
  if (!query.data) {
    if (query.isError) return <ErrorState text={t('figuresFailed')} onRetry={() => void query.refetch()} />
    return <SkeletonRows count={3} label={state('loading')} />
  }
  const { members, total, sections, year } = query.data.figures
  if (year === null) return null
  return (
    <div className={styles.figures} aria-busy={query.isPlaceholderData}>
      <Totals
        label={t('figures')}
        figures={[
          [t('activeMembers'), String(members)],
          [t('results'), String(total?.members ?? 0)],
          ...(total
            ? [[t('median'), `${total.median}%`] as const, [t('quartiles'), t('range', total)] as const]
            : []),
        ]}
      />
      {sections.length > 0 && (
        <Panel>
          <h2 className={styles.title}>{t('sections')}</h2>
          <p className={styles.hint}>{t('sectionsHint')}</p>
          <SectionTable sections={sections} />
        </Panel>
      )}
    </div>
  )
}

function SectionTable({ sections }: { sections: FailingSection[] }) {
  const t = useTranslations('admin.memberYears')
  return (
    <Table
      look="panel"
      caption={t('sections')}
      columns={[
        {
          key: 'section',
          label: t('section'),
          heading: true,
          cell: (section) => <SectionWithQuestions section={section} />,
        },
        {
          key: 'noes',
          label: t('noShare'),
          kind: 'number',
          cell: (section) => `${percentOfNo(section)}%`,
        },
        { key: 'results', label: t('results'), kind: 'number', cell: ({ spread }) => spread?.members ?? 0 },
        {
          key: 'median',
          label: t('median'),
          kind: 'number',
          cell: ({ spread }) => (spread ? `${spread.median}%` : ''),
        },
        {
          key: 'quartiles',
          label: t('quartiles'),
          kind: 'number',
          cell: ({ spread }) => (spread ? t('range', spread) : ''),
        },
      ]}
      rows={sections}
      rowKey={({ id }) => id}
    />
  )
}

function SectionWithQuestions({ section: { cid, question, questions } }: { section: FailingSection }) {
  const t = useTranslations('admin.memberYears')
  const failing = questions.filter(({ noes }) => noes > 0).slice(0, shownQuestionsMax)
  return (
    <>
      <span>
        <span className="num muted">{cid}</span> {question}
      </span>
      {failing.length > 0 && (
        <details className={styles.questions}>
          <summary>{t('questions')}</summary>
          <ol>
            {failing.map((row) => (
              <li key={row.id}>
                <span className="num muted">{row.cid}</span> {row.question}
                <span className={styles.share}>
                  {t('noShareOf', { percent: percentOfNo(row), noes: row.noes, answers: row.answers })}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
