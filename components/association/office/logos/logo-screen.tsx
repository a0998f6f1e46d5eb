'use client'

import { useTranslations } from 'next-intl'
import { logoResource } from '@/lib/content/logos/resource'
import { logoFlags, type MemberLogo } from '@/lib/content/logos/schema'
import { bindResource } from '../../../office/resource/bound'

/** Lists the names of a logo's flags, which determine the pages that show the logo. */
function LogoPageNames({ row }: { row: MemberLogo }) {
  const t = useTranslations('admin.logos.fields')
  return logoFlags
    .filter((flag) => row[flag])
    .map((flag) => t(flag))
    .join(', ')
}

export const logoScreen = bindResource({ resource: logoResource, cells: { places: LogoPageNames } })
