'use client'

import { Ban, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { Panel, PanelHead } from '@/components/ui/panel'
import { useToast } from '@/components/ui/toast'
import { credentialCalls } from '@/lib/assessment/credentials/calls'
import type { MemberResult } from '@/lib/assessment/member/schema'
import { CallError } from '@/lib/platform/api/call-error'
import { formatDate } from '@/lib/platform/i18n/format'
import { useWrite } from '../../office/calls'
import { useConfirm } from '../../office/confirm'
import styles from './result-withdrawal-panel.module.css'

/** The state of a result, with which staff withdraw it, or take that back. */
export function ResultWithdrawalPanel({ result }: { result: MemberResult }) {
  const t = useTranslations('admin.memberResults.withdrawal')
  const ask = useConfirm()
  const toast = useToast()
  const write = useWrite(credentialCalls.updateResultWithdrawal)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { answer_id, withdrawn_at, withdrawn_reason, is_member, valid_until, check_url } = result
  const isWithdrawn = withdrawn_at !== null
  const state = !is_member ? 'notMember' : new Date(valid_until) <= new Date() ? 'expired' : 'valid'

  const confirmAndToggleWithdrawal = async () => {
    const question = { title: t('ask'), description: t('askHint'), action: t('withdraw') }
    if (!isWithdrawn && reason.trim() !== '' && !(await ask(question))) return
    setBusy(true)
    setError('')
    try {
      await write({ answer_id, withdrawn: !isWithdrawn, reason })
      toast(t(isWithdrawn ? 'undone' : 'done'))
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setError(refusal.fields?.reason ?? refusal.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel className={styles.panel} aria-labelledby="result-state">
      <PanelHead>
        <h3 id="result-state">{t('title')}</h3>
      </PanelHead>
      <div className={styles.body}>
        {isWithdrawn ? (
          <Alert kind="warning">
            {t('since', { date: formatDate(withdrawn_at, 'mn'), reason: withdrawn_reason })}
          </Alert>
        ) : (
          <p>
            {t(state, { date: formatDate(valid_until, 'mn') })}{' '}
            <a href={check_url} target="_blank" rel="noreferrer">
              {t('page')}
            </a>
          </p>
        )}
        {!isWithdrawn && (
          <Input
            id="withdrawal-reason"
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={500}
            value={reason}
            error={error}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {isWithdrawn && error && <Alert kind="danger">{error}</Alert>}
        <div>
          <Button
            variant={isWithdrawn ? 'quiet' : 'danger'}
            disabled={isBusy}
            onClick={() => void confirmAndToggleWithdrawal()}
          >
            {isWithdrawn ? (
              <Undo2 className="icon" size={17} aria-hidden />
            ) : (
              <Ban className="icon" size={17} aria-hidden />
            )}
            {t(isWithdrawn ? 'undo' : 'withdraw')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
