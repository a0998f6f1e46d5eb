'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FileField } from '@/components/ui/file-field'
import { Table } from '@/components/ui/table'
import type { UploadOptions } from '@/lib/wiring/calls/client'
import type { ImportAnswer } from '@/lib/platform/files/import-answer'
import styles from './import-panel.module.css'
import { Panel, PanelHead } from '@/components/ui/panel'

type Props = {
  /** Sends the file to be checked only (`dryRun`) or to be imported, and returns the result. */
  send: (input: { dryRun: boolean; file: File | null }, options: UploadOptions) => Promise<ImportAnswer>
  title: string
  fileLabel: string
  fileHint: string
  /** Closes the panel; missing if the panel is a whole screen. */
  onClose?: () => void
  /** Help for creating the file. */
  children?: ReactNode
}

/**
 * Imports a file of rows. The server first checks the file and names invalid rows; the import follows after a
 * confirmation.
 */
export function ImportPanel({ send: sendFile, title, fileLabel, fileHint, onClose, children }: Props) {
  const t = useTranslations('admin.import')
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const send = useMutation({
    mutationFn: ({ dryRun }: { dryRun: boolean }) => {
      setShare(0)
      return sendFile({ dryRun, file }, { onProgress: setShare })
    },
  })
  const isTried = send.isSuccess && send.variables.dryRun
  const changes = (send.data?.inserted ?? 0) + (send.data?.updated ?? 0)
  return (
    <Panel className={styles.panel} aria-labelledby={`${id}-title`} aria-busy={send.isPending}>
      <PanelHead>
        <h2 id={`${id}-title`}>{title}</h2>
        {onClose && (
          <Button variant="quiet" small onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </PanelHead>
      <div className={styles.body}>
        {children}
        <FileField
          id={`${id}-file`}
          label={fileLabel}
          hint={fileHint}
          error={send.error?.message}
          accept=".csv,.xlsx"
          disabled={send.isPending}
          onFile={(chosenFile) => {
            setFile(chosenFile)
            send.reset()
          }}
        />
        {send.isPending && (
          <p role="status">
            <progress aria-label={t('sending')} value={share < 1 ? share : undefined} max={1} />{' '}
            {share < 1 ? t('sent', { percent: Math.round(share * 100) }) : t('reading')}
          </p>
        )}
        {send.data && <ImportOutcome outcome={send.data} isDryRun={isTried} />}
        <div className={styles.actions}>
          <Button
            variant={isTried ? 'quiet' : 'fill'}
            disabled={send.isPending}
            onClick={() => send.mutate({ dryRun: true })}
          >
            {t('try')}
          </Button>
          {isTried && changes > 0 && (
            <Button onClick={() => send.mutate({ dryRun: false })}>{t('confirm', { count: changes })}</Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

function ImportOutcome({ outcome, isDryRun }: { outcome: ImportAnswer; isDryRun: boolean }) {
  const t = useTranslations('admin.import')
  const { rows, inserted, updated, unchanged, bad, badRows } = outcome
  return (
    <>
      <Alert kind={bad > 0 ? 'warning' : isDryRun ? 'info' : 'success'}>
        <b>{t(isDryRun ? 'tried' : 'done', { rows })}</b> {t('counts', { inserted, updated, unchanged, bad })}
      </Alert>
      {bad > 0 && (
        <>
          {bad > badRows.length && <p className="small">{t('more', { shown: badRows.length, bad })}</p>}
          <Table
            look="dense"
            caption={t('badRows')}
            columns={[
              { key: 'line', label: t('line'), kind: 'number', heading: true, cell: (row) => row.line },
              { key: 'field', label: t('field'), cell: (row) => row.field || '–' },
              { key: 'why', label: t('why'), cell: (row) => row.message },
            ]}
            rows={badRows}
            rowKey={(row) => `${row.line} ${row.field}`}
          />
        </>
      )}
    </>
  )
}
