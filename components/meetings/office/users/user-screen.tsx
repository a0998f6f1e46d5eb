'use client'

import { meetingUserResource } from '@/lib/meetings/users/resource'
import { bindResource } from '../../../office/resource/bound'
import { LanguagesField } from '../languages-field'
import { UserList } from './user-list'

export const meetingUserScreen = bindResource({
  resource: meetingUserResource,
  fields: { languages: LanguagesField },
  List: UserList,
})
