'use client'

import { useTranslations } from 'next-intl'
import { logoResource } from '@/lib/logos/resource'
import { logoFlags } from '@/lib/logos/schema'
import type { Bound, Row } from '../resource/bound'

/** The pages on which a logo stands, in words. */
function Places({ row }: { row: Row }) {
  const t = useTranslations('admin.logos.fields')
  return logoFlags
    .filter((flag) => row[flag])
    .map((flag) => t(flag))
    .join(', ')
}

export const logoScreen: Bound = { resource: logoResource, cells: { places: Places } }
