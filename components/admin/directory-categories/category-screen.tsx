'use client'

import { categoryResource } from '@/lib/directory/categories/resource'
import type { Bound } from '../resource/bound'
import { RenameCell } from './rename-cell'

export const categoryScreen: Bound = { resource: categoryResource, cells: { rename: RenameCell } }
