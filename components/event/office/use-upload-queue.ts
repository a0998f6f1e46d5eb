'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useReducer, useRef } from 'react'
import { useToast } from '@/components/ui/toast'
import { CallError } from '@/lib/platform/api/call-error'
import { galleryCalls } from '@/lib/event/gallery/calls'
import { useWrite } from '../../office/calls'
import { fileRefusalOf } from '../../office/form/file-check'
import { nextPicturesToSend, applyQueueChange, queueCounts, type QueuedPicture } from './upload-queue'

let chosenCount = 0

/**
 * Uploads pictures to the gallery, one call for each. If the connection is lost, the pictures already stored
 * remain, and the others can be sent again.
 */
export function useUploadQueue() {
  const t = useTranslations()
  const toast = useToast()
  const write = useWrite(galleryCalls.insertGallery)
  const [queue, change] = useReducer(applyQueueChange, [])
  const startedPictures = useRef(new Set<QueuedPicture>())
  const counts = queueCounts(queue)

  useEffect(() => {
    const uploadAndTrackPicture = async (picture: QueuedPicture) => {
      const { key, file, dayId } = picture
      const changePicture = (to: Partial<QueuedPicture>) => change({ type: 'changed', key, to })
      changePicture({ state: 'sending' })
      try {
        await write(
          { event_date_id: dayId, images: [file] },
          { onProgress: (share) => changePicture({ share }) },
        )
        changePicture({ state: 'stored' })
      } catch (error) {
        changePicture({
          state: 'failed',
          problem: error instanceof CallError ? error.message : t('ui.toast.failed'),
        })
      }
    }
    for (const picture of nextPicturesToSend(queue)) {
      if (startedPictures.current.has(picture)) continue
      startedPictures.current.add(picture)
      void uploadAndTrackPicture(picture)
    }
  }, [queue, t, write])

  const total = queue.length
  const { storedCount } = counts
  const isOver = storedCount > 0 && counts.open === 0
  useEffect(() => {
    if (!isOver) return
    if (storedCount === total) toast(t('admin.eventGallery.done'))
    else toast(t('admin.eventGallery.donePartly', { total, stored: storedCount }), { kind: 'info' })
  }, [isOver, storedCount, total, t, toast])

  const checkAndEnqueueFiles = (files: readonly File[], dayId: number) => {
    const rule = galleryCalls.insertGallery.files?.images
    const pictures = files.map((file): QueuedPicture => {
      const refusal = rule && fileRefusalOf(file, rule)
      return {
        ...{ key: `picture-${++chosenCount}`, file, dayId, share: 0 },
        state: refusal ? 'refused' : 'waiting',
        problem: refusal ? t(refusal.key, refusal.values) : '',
      }
    })
    change({ type: 'added', pictures })
  }
  return {
    queue,
    counts,
    add: checkAndEnqueueFiles,
    retry: (key?: string) => change({ type: 'retried', ...(key !== undefined && { key }) }),
    clear: () => change({ type: 'cleared' }),
  }
}
