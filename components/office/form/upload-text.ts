'use client'

import { useTranslations } from 'next-intl'
import type { UploadProgress } from './upload-progress'

const megabyte = 1024 * 1024

/**
 * Describes the progress of an upload, and its speed and remaining time if both are known.
 * @returns null while nothing is uploaded
 */
export function useUploadProgressText(progress: UploadProgress | null): string | null {
  const t = useTranslations('admin.form')
  if (!progress) return null
  const { share, bytesPerSecond, secondsLeft } = progress
  const percent = Math.round(share * 100)
  if (bytesPerSecond === null || secondsLeft === null) return t('uploading', { percent })
  const speed = (bytesPerSecond / megabyte).toFixed(1)
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60]
  return minutes > 0
    ? t('uploadingMinutes', { percent, speed, minutes, seconds })
    : t('uploadingSeconds', { percent, speed, seconds })
}
