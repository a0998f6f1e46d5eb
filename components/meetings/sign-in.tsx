import { clsx } from 'clsx'
import { useTranslations, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import { CodeLogin } from '@/components/site/code/code-login'
import { callApi } from '@/lib/wiring/calls/client'
import type { Participant } from '@/lib/meetings/participants/schema'
import styles from './sign-in.module.css'

const login = 'POST /client/yellow-page/meetings/login'

type Props = {
  /** True while the session is checked: the sign-in appears only when the check takes long. */
  isCheckingSession: boolean
  notice: string
  failure: ReactNode
  help: ReactNode
  onEntered: (participant: Participant) => void
}

/** The sign-in of participants, shown at every address of the meetings. */
export function SignIn({ isCheckingSession, notice, failure, help, onEntered }: Props) {
  const t = useTranslations('meetings')
  const texts = useMessages().meetings.signIn
  const lang = usePageLanguage()
  return (
    <div className={clsx(styles.signIn, isCheckingSession && styles.asking)}>
      <h1>{t('heading')}</h1>
      {failure}
      <CodeLogin<Participant>
        texts={texts}
        required={t('required')}
        notice={notice}
        ask={(form) => callApi(login, form, { lang })}
        enter={async (form) => {
          const { participant, message } = await callApi(login, form, { lang })
          return participant ?? message ?? texts.failed
        }}
        onEntered={onEntered}
      />
      <p className={styles.help}>
        {texts.help} {help}
      </p>
    </div>
  )
}
