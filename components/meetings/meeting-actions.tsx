import { Check, Clock, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, LinkButton } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import styles from './meeting-actions.module.css'
import { useParticipantWrite } from './meeting-calls'
import { ProposeTimeForm } from './propose-form'
import { ReasonForm } from './reason-form'
import { actionsOf, hasProposalForMe, type Step } from './meeting-state'

type Props = {
  meeting: OwnMeeting
  className?: string | undefined
  /** Content before the buttons, such as the calendar file of the meeting. */
  children?: ReactNode
}

/**
 * The buttons of a meeting. A step that needs input opens a form in their place; the form keeps the input if
 * the server refuses the step.
 */
export function MeetingActions({ meeting, className, children }: Props) {
  const t = useTranslations('meetings')
  const [step, setStep] = useState<Step | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { act, isBusy, problems, message, tell } = useParticipantWrite(place)
  const form = { id: meeting.id, version: meeting.version }
  const actions = actionsOf(meeting)
  const isTime = hasProposalForMe(meeting)

  const closeStepAndFocusButton = () => {
    // Renders the buttons at once, so that the first of them can take the focus.
    flushSync(() => {
      tell({})
      setStep(null)
    })
    place.current?.querySelector<HTMLElement>('button, a')?.focus()
  }
  const openStep = (next: Step) => {
    tell({})
    setStep(next)
  }
  const closeAfterSuccess = (answer: unknown) => {
    // Closes the form only after the page has rendered the new data. The buttons then match the new state,
    // and none of them disappears while it has the focus.
    if (answer) setTimeout(closeStepAndFocusButton)
  }
  const accept = () => act('POST /client/yellow-page/meetings/accept', form, t('done.accept'))
  const withdrawProposal = () => act('POST /client/yellow-page/meetings/keep', form, t('done.takeBack'))

  // If the other side has made the step impossible meanwhile, its form disappears, as its button does.
  const currentStep = step && actions.includes(step) ? step : null
  if (currentStep === 'propose')
    return (
      <div className={className} ref={place}>
        <ProposeTimeForm
          {...{ meeting, isBusy, problems, message }}
          onBack={closeStepAndFocusButton}
          onSend={async (proposal) =>
            closeAfterSuccess(
              await act(
                'POST /client/yellow-page/meetings/propose',
                { ...form, ...proposal },
                t('done.propose'),
              ),
            )
          }
        />
      </div>
    )
  if (currentStep)
    return (
      <div className={className} ref={place}>
        <ReasonForm
          step={currentStep}
          {...{ meeting, isBusy, problems, message }}
          onBack={closeStepAndFocusButton}
          onSend={async (reason) => {
            const route = currentStep === 'decline' ? 'decline' : 'cancel'
            closeAfterSuccess(
              await act(
                `POST /client/yellow-page/meetings/${route}`,
                { ...form, reason },
                t(`done.${currentStep}`),
              ),
            )
          }}
        />
      </div>
    )
  if (actions.length === 0 && !children) return null
  const quiet = { variant: 'quiet' as const, small: true, disabled: isBusy }
  return (
    <div className={className} ref={place}>
      <div className={styles.actions}>
        {children}
        {actions.includes('accept') && (
          <Button small disabled={isBusy} onClick={() => void accept()}>
            <Check className="icon" size={18} aria-hidden />
            {t(isTime ? 'act.acceptTime' : 'act.accept')}
          </Button>
        )}
        {actions.includes('propose') && (
          <Button {...quiet} onClick={() => openStep('propose')}>
            <Clock className="icon" size={18} aria-hidden />
            {t('act.propose')}
          </Button>
        )}
        {actions.includes('decline') && (
          <Button {...quiet} onClick={() => openStep('decline')}>
            <X className="icon" size={18} aria-hidden />
            {t(isTime ? 'act.declineTime' : 'act.decline')}
          </Button>
        )}
        {actions.includes('takeBack') && (
          <Button {...quiet} onClick={() => openStep('takeBack')}>
            {t('act.takeBack')}
          </Button>
        )}
        {actions.includes('takeBackTime') && (
          <Button {...quiet} onClick={() => void withdrawProposal()}>
            {t('act.takeBackTime')}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button {...quiet} onClick={() => openStep('cancel')}>
            <X className="icon" size={18} aria-hidden />
            {t('act.cancel')}
          </Button>
        )}
        {actions.includes('again') && (
          <LinkButton variant="quiet" small href={meetingPaths.person(meeting.other.id)}>
            {t('act.again')}
          </LinkButton>
        )}
      </div>
      {message && <FieldError alert>{message}</FieldError>}
    </div>
  )
}
