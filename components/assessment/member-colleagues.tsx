import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PrivacyLink } from '@/components/site/privacy-link'
import { BareInput } from '@/components/ui/bare-field'
import { Button, IconButton } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Checkbox, Field, FieldGroup } from '@/components/ui/field-parts'
import { usePublicForm } from '@/components/ui/use-public-form'
import type { Colleague } from '@/lib/assessment/colleagues/schema'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import { messageOrFallback } from '@/lib/platform/api/call-error'
import { emailLettersMax } from '@/lib/platform/api/limits'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { LoadFailed } from './load-failed'
import type { MemberCalls } from './member-calls'
import type { AssessmentTexts } from './texts'
import { useLoadedData } from './use-loaded'
import dialogStyles from './answers-view.module.css'
import styles from './member-colleagues.module.css'

type Props = {
  sections: readonly AskedSection[]
  calls: MemberCalls
  texts: AssessmentTexts['member']
  onRefused: (reason: unknown) => boolean
  onClose: () => void
}

/** The colleagues who answer sections for the member, in a native dialog, with a form that invites another. */
export function MemberColleagues({ sections, calls, texts, onRefused, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [loadState, reload] = useLoadedData(calls.colleagues, onRefused)
  useEffect(() => dialog.current?.showModal(), [])
  const words = texts.colleagues
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.answersView}
      aria-labelledby="colleagues-title"
      onClose={onClose}
    >
      <div className={dialogStyles.head}>
        <h2 id="colleagues-title">{words.title}</h2>
        <IconButton label={words.close} onClick={() => dialog.current?.close()}>
          <X className="icon" size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={dialogStyles.body}>
        <p className="secondary">{words.lead}</p>
        {loadState === 'loading' && <p role="status">{texts.loading}</p>}
        {loadState === 'failed' && <LoadFailed text={words.failed} retry={texts.retry} onRetry={reload} />}
        {typeof loadState !== 'string' && (
          <ColleagueList
            colleagues={loadState.value}
            calls={calls}
            texts={words}
            onRefused={onRefused}
            onEnded={reload}
          />
        )}
        <InvitationForm
          sections={sections}
          calls={calls}
          texts={words}
          privacyText={texts.email.privacy}
          onRefused={onRefused}
          onInvited={reload}
        />
      </div>
    </dialog>
  )
}

type ListProps = Pick<Props, 'calls' | 'onRefused'> & {
  colleagues: readonly Colleague[]
  texts: AssessmentTexts['member']['colleagues']
  onEnded: () => void
}

function ColleagueList({ colleagues, calls, texts, onRefused, onEnded }: ListProps) {
  const [problem, setProblem] = useState('')
  const [endingId, setEndingId] = useState<number>()
  const endInvitation = async (id: number) => {
    setProblem('')
    setEndingId(id)
    try {
      await calls.endInvitation(id)
      onEnded()
    } catch (reason) {
      if (!onRefused(reason)) setProblem(messageOrFallback(reason, texts.notEnded))
    }
    setEndingId(undefined)
  }
  const stateOf = ({ opened_at, ended_at }: Colleague) =>
    ended_at ? texts.ended : opened_at ? texts.opened : texts.invited
  if (colleagues.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <ul className={styles.list}>
        {colleagues.map((colleague) => (
          <li key={colleague.id} className={styles.colleague}>
            <div>
              <b>{colleague.name}</b> <span className={styles.address}>{colleague.email}</span>
              <p className="small secondary">
                {fillPlaceholders(texts.sectionsOf, { sections: colleague.sections.join(', ') })} ·{' '}
                {stateOf(colleague)} · {fillPlaceholders(texts.answers, { count: colleague.answers })}
              </p>
            </div>
            {!colleague.ended_at && (
              <Button
                variant="quiet"
                small
                disabled={endingId !== undefined}
                aria-label={`${texts.end}: ${colleague.name}`}
                onClick={() => void endInvitation(colleague.id)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && <FieldError alert>{problem}</FieldError>}
    </>
  )
}

type FormProps = Pick<Props, 'sections' | 'calls' | 'onRefused'> & {
  texts: AssessmentTexts['member']['colleagues']
  privacyText: string
  onInvited: () => void
}

function InvitationForm({ sections, calls, texts, privacyText, onRefused, onInvited }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const readInvitation = () => {
    const values = new FormData(form.current ?? undefined)
    return {
      name: String(values.get('name') ?? '').trim(),
      email: String(values.get('email') ?? '').trim(),
      sections: values.getAll('sections').map(String),
    }
  }
  const { formProps, control, fieldProps, failure, isSending, isSent, thanks } = usePublicForm({
    formRef: form,
    read: readInvitation,
    check: ({ name, email, sections: chosenSections }) => ({
      ...(!name && { name: texts.nameMissing }),
      ...(!email && { email: texts.emailMissing }),
      ...(chosenSections.length === 0 && { sections: texts.sectionsMissing }),
    }),
    send: async (invitation) => {
      await calls.inviteColleague(invitation)
      onInvited()
    },
    onRefused,
    failed: texts.notSent,
  })
  const group = fieldProps('sections')
  return (
    <form className={styles.form} {...formProps}>
      <h3>{texts.inviteTitle}</h3>
      <div className={styles.fields}>
        <Field {...fieldProps('name')} label={texts.name}>
          <BareInput maxLength={200} {...control('name')} />
        </Field>
        <Field {...fieldProps('email')} label={texts.email}>
          <BareInput type="email" maxLength={emailLettersMax} {...control('email')} />
        </Field>
      </div>
      <FieldGroup {...group} label={texts.sections}>
        {sections.map(({ cid, text, lang }) => (
          <Checkbox
            key={cid}
            name="sections"
            value={cid}
            label={
              <span lang={lang}>
                <span className="num muted">{cid}</span> {text}
              </span>
            }
          />
        ))}
      </FieldGroup>
      {failure && <FieldError alert>{failure}</FieldError>}
      {isSent && (
        <p ref={thanks} tabIndex={-1} role="status">
          {texts.sent}
        </p>
      )}
      <p className="small">
        <PrivacyLink text={privacyText} />
      </p>
      <Button type="submit" disabled={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  )
}
