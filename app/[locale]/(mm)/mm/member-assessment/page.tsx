import { MemberAssessment } from '@/components/assessment/member-assessment'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { memberAnswerForm } from '@/lib/assessment/member/schema'
import { FlowPage, flowMetadata, type FlowParams } from '../assessment/flow-page'

type Props = { params: FlowParams }

export function generateMetadata({ params }: Props) {
  return flowMetadata('member', params)
}

/**
 * The members' assessment. The page is the same for everybody; the browser asks which member is signed in.
 */
export default function MemberAssessmentPage({ params }: Props) {
  return (
    <FlowPage
      flow="member"
      params={params}
      render={(props, { title, member, questionnaire, guidance, result }) => (
        <MemberAssessment
          {...props}
          optional={optionalFieldNames(memberAnswerForm, ['comment'])}
          texts={{ title, member, questionnaire, guidance, result }}
        />
      )}
    />
  )
}
