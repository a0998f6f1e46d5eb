import { useLocale } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { officePaths } from '@/lib/platform/site/office-paths'
import { cellLinkClass } from '../../office/list/cells'
import { type PersonNames, personName } from './names'

/** The name of a participant, linking to their page in the office. */
export function PersonLink({ person }: { person: PersonNames & { id: number } }) {
  return (
    <AppLink className={cellLinkClass()} href={`${officePaths.addMeetingUser}?id=${person.id}`}>
      {personName(person, useLocale())}
    </AppLink>
  )
}
