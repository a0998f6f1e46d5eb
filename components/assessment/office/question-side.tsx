import { useTranslations } from 'next-intl'
import type { QuestionRecord } from '@/lib/assessment/questions/schema'
import { SettingsPanel } from '../../office/form/editor-columns'
import { ReadOnlyFacts } from '../../office/form/facts'

/** The kind of a questionnaire row (heading, requirement or question) and the number of rows under it. */
export function QuestionSidePanel({ row }: { row: QuestionRecord }) {
  const t = useTranslations('admin.questions.side')
  const { cid, below } = row
  const depth = cid.split('.').length
  const level = depth < 3 ? 'heading' : below > 0 || depth === 3 ? 'requirement' : 'question'
  return (
    <SettingsPanel>
      <ReadOnlyFacts
        facts={[
          { label: t('level'), content: t(level) },
          { label: t('below'), content: String(below) },
        ]}
      />
    </SettingsPanel>
  )
}
