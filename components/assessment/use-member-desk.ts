import { useEffect, useState } from 'react'
import { asRefusal, serverMessageOf } from '@/lib/platform/api/call-error'
import type { SaveState } from './answer-saver'
import type { MemberCalls, MemberAssessmentState } from './member-calls'
import { MemberDesk, type OverallSaveState } from './member-desk'
import type { GivenAnswers, QuestionnaireAction } from './questionnaire-state'
import { UnsentKeep, type UnsentAnswers } from './unsent-keep'

/** The state of saving a row, and the server's message if it refused the row. */
type RowSave = { state: SaveState; text: string }

type Options = {
  calls: MemberCalls
  standing: MemberAssessmentState
  storedAnswers: GivenAnswers
  unsent: UnsentAnswers
  dispatch: (action: QuestionnaireAction) => void
  /** @returns whether the refusal ends this step */
  onRefused: (reason: unknown) => boolean
  onNotSaved: () => void
  /** Called when the questionnaire no longer has the question of an answer. */
  onOutdated: () => void
}

/**
 * Creates the `MemberDesk` of an open assessment and returns it with the state of saving its rows. The desk
 * sends unsent rows at mount and unmount, when the network is back, and when the page is hidden or shown.
 */
export function useAnswerSync(options: Options) {
  const { calls, standing, storedAnswers, unsent, dispatch, onRefused, onNotSaved, onOutdated } = options
  const [saves, setSaves] = useState<Record<number, RowSave>>({})
  const [together, setTogether] = useState<OverallSaveState | null>(null)
  const [isOffline, setOffline] = useState(false)
  const reportRowState = (id: number, save: SaveState, refusal?: unknown) => {
    if (refusal !== undefined && onRefused(refusal)) return
    const serverRefusal = asRefusal(refusal)
    if (refusal !== undefined) setOffline(!serverRefusal)
    // If the server refused a row that waits for a retry, the row shows as failed, not as waiting.
    const rowState = save === 'waiting' && serverRefusal ? 'failed' : save
    setSaves((now) => ({ ...now, [id]: { state: rowState, text: serverMessageOf(refusal) } }))
    if (rowState === 'failed') onNotSaved()
  }
  const [desk] = useState(
    () =>
      new MemberDesk(
        calls,
        standing,
        storedAnswers,
        {
          stored: (id, row) => dispatch({ type: 'give', id, given: row }),
          save: reportRowState,
          standing: setTogether,
          outdated: onOutdated,
        },
        new UnsentKeep(standing, localStorage),
        unsent,
      ),
  )
  useEffect(() => {
    const startSendingAll = () => desk.startSendingAll()
    desk.resumeSending()
    window.addEventListener('online', startSendingAll)
    document.addEventListener('visibilitychange', startSendingAll)
    window.addEventListener('pagehide', startSendingAll)
    return () => {
      window.removeEventListener('online', startSendingAll)
      document.removeEventListener('visibilitychange', startSendingAll)
      window.removeEventListener('pagehide', startSendingAll)
      desk.sendAllAndStopRetries()
    }
  }, [desk])
  return { desk, saves, together, isOffline }
}
