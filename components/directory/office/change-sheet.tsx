'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/field'
import { Sheet } from '@/components/ui/sheet'
import { useToast } from '@/components/ui/toast'
import { CallError, failureText, asRefusal } from '@/lib/platform/api/call-error'
import { isOptionalField } from '@/lib/platform/api/required-fields'
import { listingChangeCalls } from '@/lib/directory/changes/calls'
import type { ChangedField, ChangeRecord } from '@/lib/directory/changes/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { useWrite } from '../../office/calls'
import { useFormRecord } from '../../office/form-record'
import { useConfirm } from '../../office/confirm'
import { ChangeTable } from './change-table'
import { ListingName } from './listing-name'
import reviewStyles from './review.module.css'
import { SheetLoadingOrError } from './sheet-wait'
import styles from './change-sheet.module.css'

type Props = { id: string; onClose: () => void }

const isNoteOptional = isOptionalField(listingChangeCalls.decideListingChange.input, 'note')

/**
 * The changes that an owner wants, field by field. Nothing changes on the site until staff save their
 * decision.
 */
export function ChangeSheet({ id, onClose }: Props) {
  const t = useTranslations('admin.listingChange')
  const query = useFormRecord(listingChangeCalls.getListingChange, { id })
  if (!query.data) return <SheetLoadingOrError wide title={t('title')} query={query} onClose={onClose} />
  const { change } = query.data
  return (
    <ChangeReview
      key={`${change.version}-${change.listing.version}`}
      change={change}
      onClose={onClose}
      onReload={() => void query.refetch()}
    />
  )
}

type OpenedProps = { change: ChangeRecord; onClose: () => void; onReload: () => void }

function ChangeReview({ change, onClose, onReload }: OpenedProps) {
  const t = useTranslations('admin.listingChange')
  const ask = useConfirm()
  const noteId = useId()
  const all = change.fields.map(({ field }) => field)
  const [takenFields, setTakenFields] = useState<readonly ChangedField[]>(all)
  const [note, setNote] = useState('')
  const { save, isBusy, problem } = useChangeDecision(change, onClose)
  const { listing, sent_by, created_at, email } = change

  const confirmAndRefuse = async () => {
    if (await ask({ title: t('refuseQuestion'), description: t('refuseLoss'), action: t('refuse') }))
      await save([], note)
  }
  return (
    <Sheet
      wide
      title={t('title')}
      onClose={onClose}
      foot={
        <div className={reviewStyles.foot}>
          <p>{email ? t('effect', { email }) : t('effectAlone')}</p>
          <div className={reviewStyles.buttons}>
            <Button variant="quiet" disabled={isBusy} onClick={() => void confirmAndRefuse()}>
              {t('refuse')}
            </Button>
            <Button disabled={isBusy} onClick={() => void save(takenFields, note)}>
              {t('save')}
            </Button>
          </div>
        </div>
      }
    >
      <ListingName
        isHeading
        names={{ mn: listing.name, en: listing.name_en }}
        logo={listing.type === '1' ? listing.logo : undefined}
        note={
          <small className="num">
            {t('sent', { name: sent_by, time: formatDateTime(created_at, 'mn') })}
          </small>
        }
      />
      {problem && (
        <Alert kind="danger">
          <p>{problem.message}</p>
          {problem.status === 409 && (
            <Button variant="quiet" small onClick={onReload}>
              {t('reload')}
            </Button>
          )}
        </Alert>
      )}
      <div className={styles.tools}>
        <p role="status">{t('taken', { taken: takenFields.length, all: all.length })}</p>
        <Button variant="quiet" small onClick={() => setTakenFields(all)}>
          {t('takeAll')}
        </Button>
        <Button variant="quiet" small onClick={() => setTakenFields([])}>
          {t('keepAll')}
        </Button>
      </div>
      <ChangeTable
        fields={change.fields}
        takenFields={takenFields}
        onTake={(field, isTaken) =>
          setTakenFields((now) => (isTaken ? [...now, field] : now.filter((other) => other !== field)))
        }
      />
      <Textarea
        id={noteId}
        label={t('note')}
        optional={isNoteOptional}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Sheet>
  )
}

function useChangeDecision({ id, version, listing }: ChangeRecord, onDone: () => void) {
  const t = useTranslations('admin.listings')
  const toastTexts = useTranslations('ui.toast')
  const toast = useToast()
  const write = useWrite(listingChangeCalls.decideListingChange)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  const saveDecision = async (takenFields: readonly ChangedField[], note: string) => {
    setBusy(true)
    setProblem(null)
    try {
      await write({ id, version, listing_version: listing.version, take: [...takenFields], note })
      toast(toastTexts('saved'))
      onDone()
    } catch (error) {
      const { status, fields } = asRefusal(error) ?? { status: 0, fields: {} }
      setProblem(new CallError(status, failureText(error, t('failed')), fields))
      toast(t('saveFailed'), { kind: 'danger', milliseconds: 3000 })
    } finally {
      setBusy(false)
    }
  }
  return { save: saveDecision, isBusy, problem }
}
