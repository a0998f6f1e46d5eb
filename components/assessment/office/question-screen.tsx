'use client'

import { questionResource } from '@/lib/assessment/questions/resource'
import { bindResource } from '../../office/resource/bound'
import { IndexField } from './index-field'
import { QuestionSidePanel } from './question-side'
import { QuestionList } from './question-list'

export const questionScreen = bindResource({
  resource: questionResource,
  fields: { cid: IndexField },
  Side: QuestionSidePanel,
  List: QuestionList,
})
