'use client'

import { meetingUserResource } from '@/lib/meetings/users/resource'
import type { Bound } from '../../resource/bound'
import { LanguagesField } from '../languages-field'
import { UserList } from './user-list'

export const meetingUserScreen: Bound = {
  resource: meetingUserResource,
  fields: { languages: LanguagesField },
  List: UserList,
}
