import { useTranslations } from 'next-intl'
import { admissions, type RegistrationFigures } from '@/lib/event/registrations/schema'
import type { ListUrl } from '../../office/list/list-url'
import { ToolSelect } from '../../office/list/tool'

type Props = { url: ListUrl; events: RegistrationFigures['events'] }

/** Filters by edition and by whether the visitor was admitted. */
export function RegistrationFilters({ url, events }: Props) {
  const t = useTranslations('admin.registrations.filters')
  const common = useTranslations('common')
  return (
    <>
      <ToolSelect
        label={t('event')}
        value={url.get('event') ?? ''}
        onChange={({ target }) => url.go({ event: target.value || null, page: null })}
      >
        <option value="">{t('live')}</option>
        {events.map(({ id, event }) => (
          <option key={id} value={id}>
            {event}
          </option>
        ))}
      </ToolSelect>
      <ToolSelect
        label={t('admitted')}
        value={url.get('admitted') ?? ''}
        onChange={({ target }) => url.go({ admitted: target.value || null, page: null })}
      >
        <option value="">{common('all')}</option>
        {admissions.map((admission) => (
          <option key={admission} value={admission}>
            {t(admission)}
          </option>
        ))}
      </ToolSelect>
    </>
  )
}
