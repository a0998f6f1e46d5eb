'use client'

import { requestResource } from '@/lib/office/requests/resource'
import { bind } from '../../office/resource/bound'
import { Purposes } from './purposes'
import { ReplyPage } from './reply-page'
import { RequestAbout } from './request-about'
import { RequestState } from './request-state'

export const requestScreen = bind({
  resource: requestResource,
  cells: {
    state: ({ row }) => <RequestState state={row.state} />,
    purpose: Purposes,
  },
  About: RequestAbout,
  pages: { reply: ReplyPage },
})
