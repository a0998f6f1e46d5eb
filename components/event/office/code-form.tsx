import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { BareInput } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { enableSound } from './door-signals'
import styles from './check-in.module.css'

/** A form to type a code by hand, for a torn pass or a phone without charge. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('admin.checkIn')
  const [code, setCode] = useState('')
  const enableSoundAndSubmitCode = (event: FormEvent) => {
    event.preventDefault()
    enableSound()
    if (!code.trim()) return
    onCode(code)
    setCode('')
  }
  return (
    <form className={styles.codeForm} onSubmit={enableSoundAndSubmitCode}>
      <BareInput
        aria-label={t('code')}
        placeholder={t('code')}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="onDark">
        {t('check')}
      </Button>
    </form>
  )
}
