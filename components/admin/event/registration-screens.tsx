'use client'

import { newRegistrationResource, registrationResource } from '@/lib/event/registrations/resource'
import type { Bound } from '../resource/bound'
import { RegistrationList } from './registration-list'

export const registrationScreen: Bound = { resource: registrationResource, List: RegistrationList }
export const newRegistrationScreen: Bound = { resource: newRegistrationResource, List: RegistrationList }
