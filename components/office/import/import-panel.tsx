'use client'

import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, LinkButton } from '@/components/ui/button'
import { FileField } from '@/components/ui/file-field'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Table } from '@/components/ui/table'
import type { UploadOptions } from '@/lib/wiring/calls/client'
import type { ImportAnswer } from '@/lib/platform/files/import-answer'
import type { ImportPicture } from '@/lib/platform/files/import-pictures'
import styles from './import-panel.module.css'
import { PicturesField } from './pictures-field'
import { usePictures } from './use-pictures'

type Input = { dryRun: boolean; file: File | null; pictures?: ImportPicture[] }

type Props = {
  /** Sends the file to be checked only (`dryRun`) or to be imported, and returns the result. */
  send: (input: Input, options: UploadOptions) => Promise<ImportAnswer>
  title: string
  /** The address of the workbook to fill in. */
  template: string
  /** The titles of the columns that a file must have. */
  columns: readonly string[]
  /** The title of the column that names the pictures of new records; missing if the records have none. */
  pictureColumn?: string
  /** Closes the panel; missing if the panel is a whole screen. */
  onClose?: () => void
  /** What an import does with the rows. */
  children?: ReactNode
}

/**
 * Imports a file of rows. The server first checks the file and names invalid rows; the import follows after a
 * confirmation.
 */
export function ImportPanel({
  send: sendFile,
  title,
  template,
  columns,
  pictureColumn,
  onClose,
  children,
}: Props) {
  const t = useTranslations('admin.import')
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const pictures = usePictures()
  const send = useMutation({
    mutationFn: async ({ dryRun }: { dryRun: boolean }) => {
      setShare(0)
      const pictureInput = pictureColumn === undefined ? {} : { pictures: await pictures.storeOrName(dryRun) }
      return sendFile({ dryRun, file, ...pictureInput }, { onProgress: setShare })
    },
  })
  const isTried = send.isSuccess && send.variables.dryRun
  const changes = (send.data?.inserted ?? 0) + (send.data?.updated ?? 0)
  const progress = pictures.sending
    ? t('sendingPictures', pictures.sending)
    : share < 1
      ? t('sent', { percent: Math.round(share * 100) })
      : t('reading')
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
        {children && <p className="small">{children}</p>}
        <div className={styles.actions}>
          <LinkButton variant="quiet" href={template}>
            <Download className="icon" size={17} aria-hidden />
            {t('template')}
          </LinkButton>
          <span className="small">{t('templateHint')}</span>
        </div>
        <FileField
          id={`${id}-file`}
          label={t('file')}
          hint={t('fileHint', { columns: columns.join(', ') })}
          error={pictures.error ? undefined : send.error?.message}
          accept=".csv,.xlsx"
          disabled={send.isPending}
          onFile={(chosenFile) => {
            setFile(chosenFile)
            send.reset()
          }}
        />
        {pictureColumn !== undefined && (
          <PicturesField
            id={`${id}-pictures`}
            hint={t('picturesHint', { column: pictureColumn })}
            pictures={pictures}
            disabled={send.isPending}
            onChange={send.reset}
          />
        )}
        {send.isPending && (
          <p role="status">
            <progress
              aria-label={t('sending')}
              value={share < 1 && !pictures.sending ? share : undefined}
              max={1}
            />{' '}
            {progress}
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
