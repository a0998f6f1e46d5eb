'use client'

import { Download, FolderDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui/sheet'
import { memberAssessmentCalls } from '@/lib/assessment/member/calls'
import { formatDate } from '@/lib/platform/i18n/format'
import { useRead } from '../../office/calls'
import { DownloadLink } from './download-link'
import { attachmentsAndProofsOf } from './member-file-list'
import { SheetContentOrState } from './sheet-state'
import styles from './member-files-sheet.module.css'
import { Panel, PanelHead } from '@/components/ui/panel'
import { buttonClass } from '@/components/ui/button'
import { fileHref } from '@/lib/wiring/calls/client'

type Props = { answerId: number; memberId: number; name: string | undefined; onClose: () => void }

/** Offers the attachments and proofs of one assessment for download, one by one or all at once. */
export function MemberFilesSheet({ answerId, memberId, name, onClose }: Props) {
  const t = useTranslations('admin.files')
  const input = { answerId, memberId }
  const query = useRead(memberAssessmentCalls.getMemberFiles, input)
  const { attachments, proofs } = attachmentsAndProofsOf(query.data?.file)
  const result = query.data?.file.result
  const member = result?.name ?? name
  const day = result && formatDate(result.created_at, 'mn')
  const hasFiles = attachments.length + proofs.length > 0
  return (
    <Sheet
      full
      title={member ?? t('title')}
      note={member && t('title')}
      actions={
        hasFiles && (
          <DownloadLink
            className={buttonClass({})}
            href={fileHref('GET /client/get/member-files/file', { id: answerId })}
            name={`${[member, day].filter(Boolean).join(' ')}.zip`}
          >
            <FolderDown className="icon" size={17} aria-hidden />
            {t('all')}
          </DownloadLink>
        )
      }
      onClose={onClose}
    >
      <SheetContentOrState query={query} isEmpty={() => !hasFiles} emptyTitle={t('none')}>
        {() => (
          <>
            {attachments.length > 0 && (
              <FileGroup
                title={t('attachments')}
                files={attachments.map(({ kind, url }) => ({
                  key: kind,
                  label: t(kind),
                  url,
                  name: t(kind),
                }))}
              />
            )}
            {proofs.length > 0 && (
              <FileGroup
                title={t('proofs')}
                files={proofs.map(({ cid, proof_file, name: fileName }) => ({
                  key: proof_file,
                  label: fileName || cid,
                  index: cid,
                  url: proof_file,
                  name: fileName || cid,
                }))}
              />
            )}
          </>
        )}
      </SheetContentOrState>
    </Sheet>
  )
}

type ShownFile = { key: string; label: string; index?: string; url: string; name: string }

function FileGroup({ title, files }: { title: string; files: ShownFile[] }) {
  return (
    <Panel className={styles.group}>
      <PanelHead>
        <h3>{title}</h3>
        <span className="meta num">{files.length}</span>
      </PanelHead>
      <ul>
        {files.map(({ key, label, index, url, name }) => (
          <li key={key}>
            <DownloadLink href={url} name={name}>
              {index && <span className="num">{index}</span>}
              <span>{label}</span>
              <Download className="icon" size={17} aria-hidden />
            </DownloadLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
