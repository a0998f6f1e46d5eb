'use client'

import { requestResource } from '@/lib/office/requests/resource'
import { bindResource } from '../../office/resource/bound'
import { Purposes } from './purposes'
import { ReplyPage } from './reply-page'
import { RequestDetails } from './request-about'
import { RequestState } from './request-state'

export const requestScreen = bindResource({
  resource: requestResource,
  cells: {
    state: ({ row }) => <RequestState state={row.state} />,
    purpose: Purposes,
  },
  About: RequestDetails,
  pages: { reply: ReplyPage },
})
