import { CodeLogin } from '@/components/site/code/code-login'
import { callApi } from '@/lib/wiring/calls/client'
import type { Owner } from '@/lib/directory/owners/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { OwnerTexts } from './owner-texts'

const login = 'POST /client/yellow-page/auth/login'

type Props = {
  locale: Locale
  texts: OwnerTexts
  required: string
  notice: string
  onEntered: (owner: Owner) => void
}

export function OwnerLogin({ locale, texts, ...props }: Props) {
  return (
    <CodeLogin<Owner>
      {...props}
      texts={texts}
      ask={(form) => callApi(login, form, { lang: locale })}
      enter={async (form) => {
        const { user, message } = await callApi(login, form, { lang: locale })
        return user ?? message ?? texts.failed
      }}
    />
  )
}
