'use client'

import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { callApi } from '@/lib/wiring/calls/client'
import { newWindowLogin } from '@/lib/platform/auth/login-path'

type Props = {
  /** @param accountId the id of the account that signed in */
  onSignedIn: (accountId: number) => void
  onClose: () => void
}

/** Asks staff to sign in in a new window, and detects when somebody has signed in there. */
export function SignInDialog({ onSignedIn, onClose }: Props) {
  const t = useTranslations('admin.sessionEnd')
  const common = useTranslations('common')
  const { data } = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => callApi('GET /admin/get/account', {}, { signal }),
    refetchInterval: 2_000,
    retry: false,
    gcTime: 0,
  })
  const tell = useEffectEvent(onSignedIn)
  const accountId = data?.account.id
  useEffect(() => {
    if (accountId !== undefined) tell(accountId)
  }, [accountId])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <a className={buttonClass({})} href={newWindowLogin} target="_blank" rel="noopener">
            <LogIn className="icon" size={18} aria-hidden />
            {t('action')}
          </a>
        </>
      }
    />
  )
}
