'use client'

import { newRegistrationResource, registrationResource } from '@/lib/event/registrations/resource'
import { bind } from '../../office/resource/bound'
import { RegistrationList } from './registration-list'

export const registrationScreen = bind({ resource: registrationResource, List: RegistrationList })
export const newRegistrationScreen = bind({ resource: newRegistrationResource, List: RegistrationList })
