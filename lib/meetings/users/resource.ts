import { resource } from '@/lib/platform/api/resource'
import { userTypes } from '../schema'
import { meetingUserCalls } from './calls'
import { userPageSizes, userSorts } from './schema'

/** The participants. The list is a separate component: a grid whose columns and rows can be moved. */
export const meetingUserResource = resource({
  name: 'meetingUsers',
  kind: 'meeting_users',
  list: {
    call: meetingUserCalls.listAdminMeetingUsers,
    rows: 'users',
    columns: {
      name: 'text',
      name_en: 'text',
      email: 'mailto',
      phone_number: 'phone',
      user_type: 'choice',
    },
    heading: 'name',
    pageSizes: userPageSizes,
    search: true,
    sorts: userSorts,
    height: '60vh',
  },
  form: {
    fields: {
      name: 'text',
      name_en: 'text',
      email: { kind: 'email', hint: true },
      phone_number: 'phone',
      user_type: 'choice',
      languages: { kind: 'own', hint: true, wide: true },
    },
    defaults: { user_type: 'Exhibitor' },
    record: meetingUserCalls.getMeetingUser,
    insert: meetingUserCalls.insertMeetingUser,
    update: meetingUserCalls.updateMeetingUser,
  },
  remove: meetingUserCalls.deleteMeetingUser,
  choices: { user_type: userTypes },
})
