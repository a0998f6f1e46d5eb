import { OwnAssessment } from '@/components/assessment/own-assessment'
import { FlowPage, flowMetadata, type FlowParams } from '../assessment/flow-page'

type Props = { params: FlowParams }

export function generateMetadata({ params }: Props) {
  return flowMetadata('own', params)
}

/** The assessment for one's own interest. */
export default function SelfAssessmentPage({ params }: Props) {
  return (
    <FlowPage
      flow="own"
      params={params}
      render={(shared, { title, own, questionnaire, result }) => (
        <OwnAssessment {...shared} texts={{ title, own, questionnaire, result }} />
      )}
    />
  )
}
