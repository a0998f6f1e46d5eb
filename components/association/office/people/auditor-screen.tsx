'use client'

import { auditorResource } from '@/lib/content/people/resource'
import { bindResource } from '../../../office/resource/bound'
import { PortraitField } from './portrait-field'

export const auditorScreen = bindResource({ resource: auditorResource, fields: { image: PortraitField } })
