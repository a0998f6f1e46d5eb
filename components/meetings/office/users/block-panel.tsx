'use client'

import { Ban, LogIn } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { Panel, PanelHead } from '@/components/ui/panel'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'
import { isOptionalField } from '@/lib/platform/api/required-fields'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { meetingUserCalls } from '@/lib/meetings/users/calls'
import type { MeetingUserRecord } from '@/lib/meetings/users/schema'
import { useWrite } from '../../../office/calls'
import { useConfirm } from '../../../office/confirm'
import styles from './block-panel.module.css'

type State = Pick<MeetingUserRecord, 'blocked_at' | 'coming'>

const isReasonOptional = isOptionalField(meetingUserCalls.blockMeetingUser.input, 'reason')

/**
 * Blocks a participant and cancels their coming meetings, or unblocks them, separately from the form below.
 */
export function BlockUserPanel({ row }: { row: MeetingUserRecord }) {
  const t = useTranslations('admin.addMeetingUser')
  const ask = useConfirm()
  const toast = useToast()
  const write = useWrite(meetingUserCalls.blockMeetingUser)
  const [state, setState] = useState<State>(row)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isBlocked = state.blocked_at !== null

  const confirmAndToggleBlock = async () => {
    const question = {
      title: t('blockAsk'),
      description: t('blockAskHint', { count: state.coming }),
      action: t('block'),
    }
    if (!isBlocked && !(await ask(question))) return
    setBusy(true)
    try {
      const { cancelled } = await write({ id: row.id, blocked: !isBlocked, reason })
      setState({
        blocked_at: isBlocked ? null : new Date().toISOString(),
        coming: isBlocked ? state.coming : 0,
      })
      toast(isBlocked ? t('unblockDone') : t('blockDone', { count: cancelled }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast(error.message, { kind: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel className={styles.panel} aria-labelledby="meeting-user-entry">
      <PanelHead>
        <h2 id="meeting-user-entry">{t('blockTitle')}</h2>
      </PanelHead>
      <div className={styles.body}>
        {state.blocked_at ? (
          <Alert kind="warning">{t('blockedSince', { date: formatDateTime(state.blocked_at, 'mn') })}</Alert>
        ) : (
          <>
            <p>
              {t('open')} {t('coming', { count: state.coming })}
            </p>
            {state.coming > 0 && (
              <Input
                id="meeting-user-reason"
                label={t('reason')}
                hint={t('reasonHint')}
                optional={isReasonOptional}
                maxLength={300}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </>
        )}
        <div>
          <Button
            variant={isBlocked ? 'quiet' : 'danger'}
            disabled={isBusy}
            onClick={() => void confirmAndToggleBlock()}
          >
            {isBlocked ? (
              <LogIn className="icon" size={17} aria-hidden />
            ) : (
              <Ban className="icon" size={17} aria-hidden />
            )}
            {t(isBlocked ? 'unblock' : 'block')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
