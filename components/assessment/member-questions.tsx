import { useReducer, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { refusalBy } from '@/lib/api/client'
import type { MemberResult } from '@/lib/assessment/member/schema'
import { askedSections, type AskedSection } from '@/lib/assessment/questions/localise'
import type { Locale } from '@/lib/i18n/locale'
import type { SaveState } from './answer-saver'
import type { MemberCalls, Standing } from './member-calls'
import { MemberDesk } from './member-desk'
import { MemberRow } from './member-row'
import { Questionnaire } from './questionnaire'
import {
  blankQuestionnaire,
  firstIncomplete,
  questionnaire,
  type Given,
  type GivenAnswers,
} from './questionnaire-state'
import type { AssessmentTexts } from './texts'
import type { Toast } from './use-toast'

const toastMilliseconds = 5_000

type Props = {
  locale: Locale
  sections: AskedSection[]
  /** What was answered before. */
  stored: GivenAnswers
  standing: Standing
  calls: MemberCalls
  crumbs: ReactNode
  texts: Pick<AssessmentTexts, 'member' | 'questionnaire'> & { title: string }
  onToast: (toast: Toast) => void
  /** @returns whether the refusal ends this step: a session that is over, an assessment that is closed */
  onRefused: (reason: unknown) => boolean
  onLeave: () => Promise<void>
  onResult: (result: MemberResult) => void
}

/** Step 3: the questions. Every answer is saved when it is given, with its proof and comment. */
export function MemberQuestions(props: Props) {
  const { locale, standing, calls, texts, onToast, onRefused } = props
  const [state, dispatch] = useReducer(questionnaire, props, begun)
  const [saves, setSaves] = useState<Record<number, { state: SaveState; text: string }>>({})
  const [notice, setNotice] = useState<{ kind: 'danger' | 'info'; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const sayNotSaved = () =>
    onToast({ kind: 'danger', text: texts.member.saveFailed, milliseconds: toastMilliseconds })

  const [desk] = useState(
    () =>
      new MemberDesk(calls, standing, props.stored, {
        file: (id, file) => dispatch({ type: 'give', id, given: { file } }),
        save: (id, save, refusal) => {
          if (refusal !== undefined && onRefused(refusal)) return
          const text = refusalBy(refusal)?.message ?? ''
          setSaves((now) => ({ ...now, [id]: { state: save, text } }))
          if (save === 'failed') sayNotSaved()
        },
      }),
  )
  const note = (id: number, given: Given, file?: File) => {
    desk.note(id, given, file)
    dispatch({ type: 'give', id, given })
  }
  const noteAndSave = (id: number, given: Given, file?: File) => {
    note(id, given, file)
    desk.save(id)
  }

  /** A step is taken once everything of this section lies at the server. */
  const step = async (take: () => void | Promise<void>) => {
    setNotice(null)
    setBusy(true)
    if (await desk.settled()) await take()
    else sayNotSaved()
    setBusy(false)
  }
  const finish = async () => {
    if (firstIncomplete(state) >= 0) return dispatch({ type: 'demand' })
    try {
      props.onResult(await calls.finish(standing))
    } catch (reason) {
      if (onRefused(reason)) return
      const refusal = refusalBy(reason)
      const sections = refusal?.fields.answers ? await calls.sections().catch(() => null) : null
      if (sections) dispatch({ type: 'renew', sections: askedSections(sections, locale) })
      setNotice(
        sections
          ? { kind: 'info', text: texts.questionnaire.changed }
          : { kind: 'danger', text: refusal?.message ?? texts.questionnaire.failed },
      )
    }
  }

  return (
    <Questionnaire
      state={state}
      dispatch={dispatch}
      texts={texts.questionnaire}
      crumbs={props.crumbs}
      title={texts.title}
      organisation={standing.member.name}
      notice={notice}
      busy={busy}
      focusFirst
      onGive={noteAndSave}
      onNext={() => void step(() => dispatch({ type: 'next' }))}
      onFinish={() => void step(finish)}
      foot={
        <Button
          className="questionnaire__leave"
          variant="quiet"
          small
          disabled={busy}
          onClick={() => void step(props.onLeave)}
        >
          {texts.member.leave}
        </Button>
      }
      rowExtras={({ id }) => (
        <MemberRow
          id={id}
          given={state.given[id]}
          save={saves[id]}
          texts={texts.member}
          onFile={(file) => noteAndSave(id, { file: { name: file.name, url: '' } }, file)}
          onComment={(comment) => note(id, { comment })}
          onCommentDone={() => desk.save(id)}
          onRetry={() => desk.save(id)}
        />
      )}
    />
  )
}

/** What was answered before, at the first section that is not complete. */
function begun({ sections, stored }: Props) {
  const filled = questionnaire(blankQuestionnaire(sections), { type: 'restore', given: stored, at: 0 })
  const gap = firstIncomplete(filled)
  return { ...filled, at: gap < 0 ? sections.length - 1 : gap }
}
