'use client'

import { LogIn } from 'lucide-react'
import { signIn } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import styles from './sign-in.module.css'

/** A button that opens the sign-in service, which then returns to the page `returnTo` of the office. */
export function SignInButton({ returnTo }: { returnTo: string }) {
  const t = useTranslations('admin.login')
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const startSignIn = () => {
    setState('leaving')
    signIn('oidc', { callbackUrl: returnTo }).catch(() => setState('failed'))
  }
  return (
    <>
      {state === 'failed' && (
        <Alert kind="danger" className={styles.alert}>
          {t('failed')}
        </Alert>
      )}
      <Button className={styles.button} onClick={startSignIn} disabled={state === 'leaving'}>
        <LogIn className="icon" size={18} aria-hidden />
        {state === 'leaving' ? t('leaving') : t('action')}
      </Button>
    </>
  )
}
