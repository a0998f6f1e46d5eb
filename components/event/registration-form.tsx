'use client'

import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { usePublicForm } from '@/components/ui/use-public-form'
import { remove, save, load } from '@/components/ui/browser-storage'
import { callApi } from '@/lib/wiring/calls/client'
import type { Country } from '@/lib/event/registrations/countries'
import { registrationFields } from '@/lib/event/registrations/limits'
import type { EntryPass } from '@/lib/event/registrations/schema'
import { personName } from '@/lib/event/registrations/person-name'
import type { Locale } from '@/lib/platform/i18n/locale'
import { storePassCode, readPassCodes } from './pass-storage'
import { EntryPassCard, type PassFacts } from './entry-pass'
import styles from './registration-form.module.css'
import { RegistrationFields } from './registration-fields'
import type { RegistrationTexts } from './registration-texts'

type Props = { locale: Locale; countries: readonly Country[]; facts: PassFacts; texts: RegistrationTexts }

const loadSchema = () =>
  import('@/lib/event/registrations/schema').then(({ registrationForm }) => registrationForm)

const keyName = 'strata.registration.key'

/**
 * Returns the key of this registration. By the key the server recognises a repeated submission: after a
 * double press, a lost connection, or a reload.
 */
function readOrCreateSubmissionKey(): string | undefined {
  const value = load(sessionStorage, keyName)
  if (typeof value === 'string') return value
  // `randomUUID` needs a secure context (HTTPS). Without a key, the server compares only the form's values.
  if (!('randomUUID' in crypto)) return undefined
  const key = crypto.randomUUID()
  save(sessionStorage, keyName, key)
  return key
}

/**
 * The registration form with six required fields, which browser and server check by the same schema. After a
 * registration, a message of thanks replaces the form for ten seconds. The pass of the last registration
 * stays on the page.
 */
export function RegistrationForm({ locale, countries, facts, texts }: Props) {
  const [pass, setPass] = useState<EntryPass | null>(null)
  /** The server's message about the completed registration. */
  const [message, setMessage] = useState('')
  const key = useRef<string>(undefined)
  const { formProps, problems, failure, isSending, isSent, thanks, again, control, fieldProps } =
    usePublicForm({
      draftKey: 'strata.registration',
      failed: texts.failed,
      optional: texts.optional,
      schema: loadSchema,
      beside: { lang: locale },
      problems: texts.problems,
      send: async (input) => {
        const fields = Object.fromEntries(
          registrationFields.map((name) => [name, input[name] ?? '']),
        ) as Record<(typeof registrationFields)[number], string>
        key.current ??= readOrCreateSubmissionKey()
        const answer = await callApi(
          'POST /mw/client/insert/registration',
          {
            ...fields,
            website: input.website ?? '',
            submission_key: key.current,
            held_codes: readPassCodes(),
            lang: locale,
          },
          { lang: locale },
        )
        if (answer.pass) storePassCode(answer.pass.code)
        setPass(answer.pass)
        setMessage(answer.message)
        // The next registration gets a new key.
        key.current = undefined
        remove(sessionStorage, keyName)
      },
    })
  const isIncomplete = Object.values(problems).some(
    (problem) => problem === texts.required || problem === texts.incomplete,
  )

  return (
    <>
      <div role="status" aria-live="polite">
        {isSent && (
          <p className={styles.sent} ref={thanks} tabIndex={-1}>
            <CircleCheck className="icon" size={20} aria-hidden />
            {pass ? (
              <span>
                <b>{message}</b> {pass.is_mailed ? texts.mailed : texts.notMailed}
              </span>
            ) : (
              <span>{message}</span>
            )}
            <i className={styles.timer} aria-hidden />
          </p>
        )}
      </div>
      {pass && (
        <EntryPassCard
          pass={pass}
          name={personName(pass, locale)}
          country={countries.find(({ code }) => code === pass.country)?.name ?? pass.country}
          facts={facts}
          texts={texts.pass}
          passHref={pass.address}
          // The pass offers another registration only while the thanks hide the form.
          onRegisterAnother={isSent ? again : undefined}
        />
      )}
      <form className={styles.registrationForm} hidden={isSent} {...formProps}>
        {isIncomplete && (
          <div className={styles.wide}>
            <Alert kind="danger">{texts.incomplete}</Alert>
          </div>
        )}
        <RegistrationFields {...{ countries, texts, failure, isSending, control, fieldProps }} />
      </form>
    </>
  )
}
