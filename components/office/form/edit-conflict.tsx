'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button, LinkButton } from '@/components/ui/button'
import { useConfirm } from '../confirm'
import { scrollIntoView } from './into-view'
import styles from './form-problem.module.css'

type Props = {
  message: string
  /** The address of the version that someone else saved. */
  href: string
  onOverwrite: () => void
}

/**
 * Reports that someone else saved the record. The typed values stay; staff can view the other version or
 * overwrite it.
 */
export function EditConflict({ message, href, onOverwrite }: Props) {
  const t = useTranslations('admin.conflict')
  const ask = useConfirm()
  const confirmAndOverwrite = async () => {
    if (await ask({ title: t('question'), description: t('loss'), action: t('overwrite') })) onOverwrite()
  }
  return (
    <div className={styles.problem} ref={scrollIntoView}>
      <Alert kind="danger">
        <p>{message}</p>
        <p>{t('advice')}</p>
        <div className={styles.actions}>
          <LinkButton variant="quiet" href={href} target="_blank">
            {t('look')}
          </LinkButton>
          <Button variant="quiet" onClick={() => void confirmAndOverwrite()}>
            {t('overwrite')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
