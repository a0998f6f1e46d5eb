'use client'

import { auditorResource } from '@/lib/content/people/resource'
import { bind } from '../../../office/resource/bound'
import { PortraitField } from './portrait-field'

export const auditorScreen = bind({ resource: auditorResource, fields: { image: PortraitField } })
