'use client'

import { requestResource } from '@/lib/requests/resource'
import type { OfficeRequest } from '@/lib/requests/schema'
import type { Bound } from '../resource/bound'
import { Purposes } from './purposes'
import { ReplyPage } from './reply-page'
import { RequestAbout } from './request-about'
import { RequestState } from './request-state'

export const requestScreen: Bound = {
  resource: requestResource,
  cells: {
    state: ({ row }) => <RequestState state={row.state as OfficeRequest['state']} />,
    purpose: Purposes,
  },
  About: RequestAbout,
  pages: { reply: ReplyPage },
}
