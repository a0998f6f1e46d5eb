'use client'

import { newRegistrationResource, registrationResource } from '@/lib/event/registrations/resource'
import { bindResource } from '../../office/resource/bound'
import { RegistrationList } from './registration-list'

export const registrationScreen = bindResource({ resource: registrationResource, List: RegistrationList })
export const newRegistrationScreen = bindResource({
  resource: newRegistrationResource,
  List: RegistrationList,
})
