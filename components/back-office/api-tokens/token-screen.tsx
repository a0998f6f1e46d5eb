'use client'

import { apiTokenResource } from '@/lib/office/api-tokens/resource'
import { bindResource } from '../../office/resource/bound'
import { NewToken } from './new-token'

export const tokenScreen = bindResource({ resource: apiTokenResource, Receipt: NewToken })
