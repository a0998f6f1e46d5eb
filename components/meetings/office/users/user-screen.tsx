'use client'

import { meetingUserResource } from '@/lib/meetings/users/resource'
import { bind } from '../../../office/resource/bound'
import { LanguagesField } from '../languages-field'
import { UserList } from './user-list'

export const meetingUserScreen = bind({
  resource: meetingUserResource,
  fields: { languages: LanguagesField },
  List: UserList,
})
