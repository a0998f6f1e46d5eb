'use client'

import { useTranslations } from 'next-intl'
import { logoResource, membershipResources } from '@/lib/content/logos/resource'
import { logoFlags, type MemberLogo } from '@/lib/content/logos/schema'
import { bindResource } from '../../../office/resource/bound'
import { AimagField } from './aimag-field'

/** Lists the names of a logo's flags, which determine the pages that show the logo. */
function LogoPageNames({ row }: { row: MemberLogo }) {
  const t = useTranslations('admin.logos.fields')
  return logoFlags
    .filter((flag) => row[flag])
    .map((flag) => t(flag))
    .join(', ')
}

const fields = { aimag: AimagField }

export const logoScreen = bindResource({ resource: logoResource, cells: { places: LogoPageNames }, fields })
/** The board and the main members, as two lists on one page. */
export const membershipScreen = membershipResources.map((resource) => bindResource({ resource, fields }))
