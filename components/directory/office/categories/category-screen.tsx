'use client'

import { categoryResource } from '@/lib/directory/categories/resource'
import { bindResource } from '../../../office/resource/bound'
import { RenameCell } from './rename-cell'

export const categoryScreen = bindResource({ resource: categoryResource, cells: { rename: RenameCell } })
