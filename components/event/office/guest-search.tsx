import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/field'
import type { Guest } from '@/lib/event/doors/schema'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { enableSound } from './door-signals'
import styles from './guest-search.module.css'
import type { useCheckIn } from './use-check-in'
import { useGuestSearch } from './use-guest-search'

type Props = {
  list: ReturnType<typeof useCheckIn>['list']
  /** Receives the code of the chosen guest's pass, to check it like a scanned code. */
  onChoose: (code: string) => void
}

/**
 * Finds a guest who has no pass to show, by name, company, phone number or mail address. The pass code of the
 * chosen guest is checked like a scanned code.
 */
export function GuestSearch({ list, onChoose }: Props) {
  const t = useTranslations('admin.checkIn.find')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('title')}
        className={styles.open}
        onClick={() => {
          enableSound()
          setOpen(true)
        }}
      >
        <Search className="icon" size={20} aria-hidden />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('title')}>
        <GuestSearchContent
          list={list}
          onChoose={(code) => {
            setOpen(false)
            onChoose(code)
          }}
        />
      </Dialog>
    </>
  )
}

function GuestSearchContent({ list, onChoose }: Props) {
  const t = useTranslations('admin.checkIn.find')
  const [term, setTerm] = useState('')
  const { guests, isSearching, isAlone } = useGuestSearch(list, term)
  const isAsked = term.trim() !== ''
  return (
    <div className={styles.search}>
      <Input
        id="door-term"
        label={t('term')}
        hint={t('hint')}
        type="search"
        maxLength={100}
        autoFocus
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      {isAsked && isAlone && <p className={styles.note}>{t('alone')}</p>}
      <p className={styles.note} role="status">
        {isAsked && guests.length === 0 && (isSearching ? t('searching') : t('nobody'))}
      </p>
      {isAsked && guests.length > 0 && (
        <ul className={styles.found} aria-label={t('found')}>
          {guests.map((guest) => (
            <FoundGuest
              key={guest.id}
              guest={guest}
              firstAdmission={list?.admitted[guest.id]}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type FoundProps = {
  guest: Guest
  firstAdmission: { door: string; at: string } | undefined
  onChoose: Props['onChoose']
}

function FoundGuest({ guest: { name, company, country, code }, firstAdmission, onChoose }: FoundProps) {
  const t = useTranslations('admin.checkIn')
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>{`${company}, ${country}`}</p>
        {firstAdmission && (
          <p className={styles.again}>
            {`${t('verdicts.again')}: ${t('notes.again', { time: formatDateTime(firstAdmission.at, 'mn'), door: firstAdmission.door })}`}
          </p>
        )}
      </div>
      <Button variant={firstAdmission ? 'quiet' : undefined} onClick={() => onChoose(code)}>
        {t(firstAdmission ? 'find.check' : 'find.letIn')}
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
    </li>
  )
}
