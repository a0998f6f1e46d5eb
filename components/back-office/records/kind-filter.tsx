import { useTranslations } from 'next-intl'
import type { ActivityKind } from '@/lib/platform/records/schema'
import type { ListUrl } from '../../office/list/list-url'
import { ToolSelect } from '../../office/list/tool'

/** Filters a list by kind of record. */
export function KindFilter({ kinds, url }: { kinds: readonly ActivityKind[]; url: ListUrl }) {
  const t = useTranslations()
  return (
    <ToolSelect
      label={t('admin.bin.kind')}
      value={url.get('kind') ?? ''}
      onChange={({ target }) => url.go({ kind: target.value || null, record: null, page: null })}
    >
      <option value="">{t('common.all')}</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`admin.records.${kind}`)}
        </option>
      ))}
    </ToolSelect>
  )
}
