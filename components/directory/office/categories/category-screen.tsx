'use client'

import { categoryResource } from '@/lib/directory/categories/resource'
import { bind } from '../../../office/resource/bound'
import { RenameCell } from './rename-cell'

export const categoryScreen = bind({ resource: categoryResource, cells: { rename: RenameCell } })
