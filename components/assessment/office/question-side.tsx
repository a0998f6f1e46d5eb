import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { officePaths } from '@/lib/platform/site/office-paths'
import { clauseResource } from '@/lib/assessment/clauses/resource'
import type { QuestionRecord } from '@/lib/assessment/questions/schema'
import { SettingsPanel } from '../../office/form/editor-columns'
import { ReadOnlyFacts } from '../../office/form/facts'

/**
 * The kind of a questionnaire row (heading, requirement or question), the number of rows under it, and the
 * clauses of standards that are entered for it.
 */
export function QuestionSidePanel({ row }: { row: QuestionRecord }) {
  const t = useTranslations('admin.questions.side')
  const { cid, below, clauses } = row
  const depth = cid.split('.').length
  const level = depth < 3 ? 'heading' : below > 0 || depth === 3 ? 'requirement' : 'question'
  return (
    <SettingsPanel>
      <ReadOnlyFacts
        facts={[
          { label: t('level'), content: t(level) },
          { label: t('below'), content: String(below) },
          { label: t('clauses'), content: String(clauses) },
        ]}
      />
      <LinkButton variant="quiet" small href={`${officePaths.standards}?${clauseResource.name}.new=${cid}`}>
        <Plus className="icon" size={17} aria-hidden />
        {t('addClause')}
      </LinkButton>
    </SettingsPanel>
  )
}
