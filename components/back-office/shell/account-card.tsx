'use client'

import { ChevronDown, LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ThemeChoice } from '@/components/site/theme/theme-choice'
import { useThemeTexts } from '@/components/site/theme/theme-texts'
import { IconButton } from '@/components/ui/button'
import { roleOf } from '@/lib/platform/auth/roles'
import { useAccount } from '../../office/account'
import { useUnsavedGuard } from '../../office/unsaved'
import styles from './account-card.module.css'

/** The signed-in account, which opens the choice of the theme, and the sign-out button. */
export function AccountCard() {
  const t = useTranslations('admin')
  const { first_name, last_name, account_role } = useAccount()
  const [leaving, setLeaving] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const themeId = useId()
  const theme = useThemeTexts()
  const mayLeave = useUnsavedGuard(false)
  const initial = last_name.charAt(0)

  const clearDeviceDataAndSignOut = async () => {
    if (!(await mayLeave())) return
    setLeaving(true)
    try {
      const { clearCheckInDataAndWorker } = await import('../../event/office/door-shell')
      await clearCheckInDataAndWorker()
      // The sign-out code loads on the click, because no screen needs it earlier.
      const { signOut } = await import('next-auth/react')
      await signOut({ callbackUrl: '/admin/login' })
    } catch {
      setLeaving(false)
    }
  }

  return (
    <div className={styles.card} data-account="">
      <button
        type="button"
        className={styles.account}
        aria-expanded={isOpen}
        aria-controls={themeId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.mark} aria-hidden>
          {`${first_name.charAt(0)}${initial}`.toUpperCase()}
        </span>
        <span>
          <b>{initial ? `${first_name} ${initial}.` : first_name}</b>
          <small>{t(`roles.${roleOf(account_role)}`)}</small>
        </span>
        <ChevronDown className="icon" size={16} aria-hidden />
      </button>
      <IconButton label={t('signOut')} disabled={leaving} onClick={() => void clearDeviceDataAndSignOut()}>
        <LogOut className="icon" size={17} aria-hidden />
      </IconButton>
      <div id={themeId} className={styles.theme} hidden={!isOpen}>
        <ThemeChoice texts={theme} onDark words />
      </div>
    </div>
  )
}
