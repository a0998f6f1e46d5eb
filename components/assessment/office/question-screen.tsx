'use client'

import { questionResource } from '@/lib/assessment/questions/resource'
import { bind } from '../../office/resource/bound'
import { IndexField } from './index-field'
import { QuestionSide } from './question-side'
import { QuestionList } from './question-list'

export const questionScreen = bind({
  resource: questionResource,
  fields: { cid: IndexField },
  Side: QuestionSide,
  List: QuestionList,
})
