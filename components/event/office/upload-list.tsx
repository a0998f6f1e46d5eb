'use client'

import { CircleAlert, CircleCheck, Clock, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { QueuedPicture } from './upload-queue'
import type { useUploadQueue } from './use-upload-queue'
import styles from './upload-list.module.css'

/**
 * Lists the pictures of the upload queue, each with its progress or the reason of its failure, and with
 * buttons to try again.
 */
export function UploadList({ queue, counts, retry, clear }: ReturnType<typeof useUploadQueue>) {
  const t = useTranslations('admin.eventGallery')
  if (queue.length === 0) return null
  const total = queue.length
  return (
    <section className={styles.uploads} aria-label={t('queue')}>
      <div className={styles.head}>
        <p className="num" role="status">
          {t('summary', { total, stored: counts.storedCount })}
        </p>
        {counts.failed > 0 && (
          <Button small onClick={() => retry()}>
            <RotateCw className="icon" size={17} aria-hidden />
            {t('retryAll', { count: counts.failed })}
          </Button>
        )}
        {counts.open === 0 && (
          <Button variant="quiet" small onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {queue.map((picture) => (
          <li key={picture.key} data-state={picture.state}>
            <StateIcon state={picture.state} />
            <span className={styles.name}>{picture.file.name}</span>
            <UploadState picture={picture} />
            {picture.state === 'failed' && (
              <Button
                variant="quiet"
                small
                aria-label={t('retryOne', { name: picture.file.name })}
                onClick={() => retry(picture.key)}
              >
                {t('retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StateIcon({ state }: Pick<QueuedPicture, 'state'>) {
  const Icon =
    state === 'stored' ? CircleCheck : state === 'waiting' || state === 'sending' ? Clock : CircleAlert
  return <Icon className="icon" size={18} aria-hidden />
}

function UploadState({ picture: { state, share, problem, file } }: { picture: QueuedPicture }) {
  const t = useTranslations('admin.eventGallery')
  if (state === 'sending')
    return (
      <span className={styles.state}>
        <Progress label={t('progress', { name: file.name })} share={share} />
        <small className="num">{t('sending', { percent: Math.round(share * 100) })}</small>
      </span>
    )
  if (state === 'failed' || state === 'refused')
    return <span className={styles.state}>{t('problem', { error: problem })}</span>
  return <span className={styles.state}>{t(state)}</span>
}
