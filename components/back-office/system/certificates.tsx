import { useTranslations } from 'next-intl'
import { Badge, type BadgeKind } from '@/components/ui/badge'
import { type Certificate, renewalDaysMin } from '@/lib/platform/certificates'
import { formatDate } from '@/lib/platform/i18n/format'
import { OperatorWords } from './operator-words'
import { TablePanel } from './table-panel'

type State = 'fine' | 'endsSoon' | 'over' | 'unreadable'
const badges: Record<State, BadgeKind> = {
  ...{ fine: 'done', endsSoon: 'waiting', over: 'bad', unreadable: 'bad' },
}

function stateOf({ endsAt }: Certificate): State {
  if (!endsAt) return 'unreadable'
  const days = (endsAt.getTime() - Date.now()) / 86_400_000
  if (days < 0) return 'over'
  return days < renewalDaysMin ? 'endsSoon' : 'fine'
}

/** Lists what must be renewed in time: the certificates of the servers, and the date of security.txt. */
export function Certificates({ certificates }: { certificates: Certificate[] }) {
  const t = useTranslations('admin.system')
  return (
    <TablePanel
      title={t('certificates')}
      rows={certificates}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          label: t('setting'),
          heading: true,
          cell: ({ name }) => (name === 'security.txt' ? name : t('certificateOf', { name })),
        },
        {
          key: 'ends',
          label: t('endsAt'),
          kind: 'date',
          cell: ({ endsAt }) => (endsAt ? formatDate(endsAt.toISOString(), 'mn') : '–'),
        },
        {
          key: 'state',
          label: t('state'),
          cell: (certificate) => (
            <div>
              <Badge kind={badges[stateOf(certificate)]}>{t(stateOf(certificate))}</Badge>
              {certificate.problem !== null && <OperatorWords words={certificate.problem} />}
            </div>
          ),
        },
      ]}
    />
  )
}
