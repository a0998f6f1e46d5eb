'use client'

import { auditorResource } from '@/lib/people/resource'
import type { Bound } from '../resource/bound'
import { PortraitField } from './portrait-field'

export const auditorScreen: Bound = { resource: auditorResource, fields: { image: PortraitField } }
