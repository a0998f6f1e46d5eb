import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { focusFirstInvalidControl } from '@/components/ui/focus-first'
import { doorLettersMax } from '@/lib/event/doors/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import styles from './door-form.module.css'

/** Asks for the name of the door at which this device is used. */
export function DoorForm({ onName }: { onName: (name: string) => void }) {
  const t = useTranslations('admin.checkIn')
  const v = useTranslations('validation.door')
  const [name, setName] = useState('')
  const [hasTried, setTried] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (name.trim()) onName(name.trim())
    else focusFirstInvalidControl(event.currentTarget)
  }
  return (
    <div className={styles.doorForm}>
      <h1>{t('title')}</h1>
      <form noValidate onSubmit={submit}>
        <Input
          id="door"
          label={t('door')}
          hint={t('doorHint')}
          error={hasTried && !name.trim() ? v('name') : undefined}
          maxLength={doorLettersMax}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t('start')}</Button>
      </form>
      <LinkButton variant="quiet" href={officePaths.registrations}>
        <ArrowLeft className="icon" size={17} aria-hidden />
        {t('back')}
      </LinkButton>
    </div>
  )
}
