import { Download, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { downloadBlob } from '@/components/ui/save-file'
import { EmptyState } from '@/components/ui/states'
import { Table } from '@/components/ui/table'
import { useToast } from '@/components/ui/toast'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { personalDataCalls } from '@/lib/office/personal-data/calls'
import type { PersonalData } from '@/lib/office/personal-data/schema'
import { useWrite } from '../../office/calls'
import { useConfirm } from '../../office/confirm'
import styles from './found-data.module.css'
import { Panel, PanelHead } from '@/components/ui/panel'

/** Shows the data stored under an e-mail address, newest first, with buttons to download and to delete it. */
export function PersonalDataView({ data, onDeleted }: { data: PersonalData; onDeleted: () => void }) {
  const t = useTranslations('admin.personalData')
  const toast = useToast()
  const ask = useConfirm()
  const write = useWrite(personalDataCalls.deletePersonalData)
  const [busy, setBusy] = useState(false)
  const { email } = data
  const rows = [
    ...data.requests.map((row) => ({ ...row, kind: 'request' as const, text: row.name })),
    ...data.assessments.map((row) => ({
      ...row,
      kind: 'assessment' as const,
      text: t('score', { name: row.name, percentage: row.percentage }),
    })),
    ...data.invitations.map((row) => ({
      ...row,
      kind: 'invitation' as const,
      text: t('invitation', { member: row.member, year: String(row.year), answers: row.answers }),
    })),
    ...data.registrations.map((row) => ({
      ...row,
      kind: 'registration' as const,
      text: `${row.first_name} ${row.last_name}, ${row.company}`,
    })),
    ...data.listings.map((row) => ({
      ...row,
      kind: 'listing' as const,
      text: `${row.name}, ${row.listing}`,
    })),
    ...data.participants.map((row) => ({
      ...row,
      kind: 'participant' as const,
      text: t('participant', { name: row.name, count: row.meetings.length }),
    })),
    ...data.changes.map((row) => ({ ...row, kind: 'change' as const, text: row.listing })),
    ...data.reports.map((row) => ({ ...row, kind: 'report' as const })),
    ...data.mails.map((row, at) => ({ ...row, id: at, kind: 'mail' as const, text: row.subject })),
  ].sort((a, b) => b.created_at.localeCompare(a.created_at))

  if (rows.length === 0) return <EmptyState title={t('none', { email })} />

  const confirmAndDelete = async () => {
    if (!(await ask({ title: t('remove', { email }), description: t('loss') }))) return
    setBusy(true)
    try {
      toast(t('deleted', await write({ email })))
      onDeleted()
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { kind: 'danger' })
      setBusy(false)
    }
  }
  const download = () => {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    downloadBlob(file, `${email}.json`)
  }
  return (
    <Panel aria-labelledby="found-data">
      <PanelHead>
        <h2 id="found-data">{t('found', { email, count: rows.length })}</h2>
        <div className={styles.actions}>
          <Button variant="outline" small onClick={download}>
            <Download className="icon" size={17} aria-hidden />
            {t('download')}
          </Button>
          <Button variant="danger" small disabled={busy} onClick={() => void confirmAndDelete()}>
            <Trash2 className="icon" size={17} aria-hidden />
            {t('delete')}
          </Button>
        </div>
      </PanelHead>
      <Table
        look="panel"
        caption={t('actions')}
        rows={rows}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        columns={[
          { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { key: 'text', label: t('details'), heading: true, cell: ({ text }) => text },
          {
            key: 'date',
            label: t('date'),
            kind: 'date',
            cell: ({ created_at }) => formatDateTime(created_at, 'mn'),
          },
        ]}
      />
    </Panel>
  )
}
