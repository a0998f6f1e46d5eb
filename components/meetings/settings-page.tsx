'use client'

import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { usePageLanguage } from '#page-language'
import { Button, buttonClass } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Checkbox, FieldGroup } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { useToast } from '@/components/ui/toast'
import { localePath } from '@/lib/platform/i18n/locale'
import { meetingLanguages } from '@/lib/meetings/limits'
import { useParticipantSession } from './participant-context'
import { useParticipantWrite } from './meeting-calls'
import { MeetingPageLayout } from './page-frame'
import styles from './settings-page.module.css'

/** The page with a participant's own settings, their calendar's address, and the button to sign out. */
export function SettingsPage() {
  const t = useTranslations('meetings')
  const { me, leave } = useParticipantSession()
  const toast = useToast()
  return (
    <MeetingPageLayout title={t('pages.settings')} lead={t('settings.signedIn', { email: me.email })}>
      <div className={styles.settings}>
        <LanguagesForm />
        <CalendarAddress />
        <div>
          <Button
            variant="quiet"
            onClick={() => void leave().catch(() => toast(t('failed'), { kind: 'danger' }))}
          >
            {t('leave')}
          </Button>
        </div>
      </div>
    </MeetingPageLayout>
  )
}

function LanguagesForm() {
  const t = useTranslations('meetings')
  const id = useId()
  const { me } = useParticipantSession()
  const form = useRef<HTMLFormElement>(null)
  const { act, isBusy, problems, message } = useParticipantWrite(form)
  const [chosenLanguages, setChosenLanguages] = useState<readonly string[]>(me.languages)
  const saveLanguages = (event: FormEvent) => {
    event.preventDefault()
    const languages = meetingLanguages.filter((each) => chosenLanguages.includes(each))
    void act('POST /client/yellow-page/meetings/settings', { languages }, t('done.settings'))
  }
  return (
    <form className={styles.part} ref={form} noValidate onSubmit={saveLanguages}>
      <FieldGroup
        id={id}
        label={t('settings.languages')}
        hint={t('settings.languagesHint')}
        error={problems.languages}
      >
        <div className={styles.languages}>
          {meetingLanguages.map((each) => (
            <Checkbox
              key={each}
              label={t(`languages.${each}`)}
              checked={chosenLanguages.includes(each)}
              onChange={({ target }) =>
                setChosenLanguages((now) =>
                  target.checked ? [...now, each] : now.filter((other) => other !== each),
                )
              }
            />
          ))}
        </div>
      </FieldGroup>
      {message && !problems.languages && <FieldError alert>{message}</FieldError>}
      <div>
        <Button type="submit" disabled={isBusy}>
          {t(isBusy ? 'settings.saving' : 'settings.save')}
        </Button>
      </div>
    </form>
  )
}

/** The secret address that a calendar subscribes to. */
function CalendarAddress() {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const id = useId()
  const { me } = useParticipantSession()
  const { origin, host } = window.location
  const path = localePath(locale, me.feed)
  const address = `${origin}${path}`
  return (
    <section className={styles.part} id="calendar">
      <h2>
        <label htmlFor={id}>{t('settings.calendar')}</label>
      </h2>
      <p className="secondary" id={`${id}-hint`}>
        {t('settings.calendarHint')}
      </p>
      <CopyField
        id={id}
        value={address}
        copyLabel={t('settings.copy')}
        doneMessage={t('done.copied')}
        describedBy={`${id}-hint`}
      />
      <div>
        <a className={buttonClass({ variant: 'quiet' })} href={`webcal://${host}${path}`}>
          <CalendarPlus className="icon" size={18} aria-hidden />
          {t('settings.subscribe')}
        </a>
      </div>
    </section>
  )
}
