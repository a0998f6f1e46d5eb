'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/toast'
import { callApi, queryKey } from '@/lib/api/client'
import type { Banner } from '@/lib/banners/schema'
import { SaveBar } from '../form/save-bar'
import { PageHead } from '../page-head'
import { useUnsavedGuard } from '../unsaved'
import { moved, sequenceOf } from './slide-order'

/** The order of the slides, changed a step at a time and saved at once. */
export function OrderSlides({ slides, onDone }: { slides: Banner[]; onDone: () => void }) {
  const t = useTranslations('admin')
  const ui = useTranslations('ui.toast')
  const toast = useToast()
  const client = useQueryClient()
  const [order, setOrder] = useState<readonly Banner[]>(slides)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focusAfter = useRef<{ id: number; step: -1 | 1 }>(null)
  const isDirty = order.some((slide, at) => slide.id !== slides[at]?.id)
  const mayLeave = useUnsavedGuard(isDirty)

  const save = useMutation({
    mutationFn: () => callApi('POST /admin/update/banner-sequence', { banners: sequenceOf(order) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKey('GET /admin/get/banner') })
      toast(ui('saved'))
      onDone()
    },
    onError: () => toast(t('slides.orderFailed'), { kind: 'danger' }),
  })

  const move = (at: number, step: -1 | 1) => {
    const slide = order[at]
    if (!slide) return
    focusAfter.current = { id: slide.id, step }
    setOrder(moved(order, at, step))
    setSaid(t('slides.movedTo', { from: at + 1, to: at + 1 + step }))
  }

  // The button that was pressed moved with its slide; at an end its twin takes the focus.
  useEffect(() => {
    const target = focusAfter.current
    focusAfter.current = null
    if (!target) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-slide="${target.id}"] button`)
    const [up, down] = [...(buttons ?? [])]
    const pressed = target.step === -1 ? up : down
    ;(pressed?.disabled ? (target.step === -1 ? down : up) : pressed)?.focus()
  }, [order])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <PageHead title={t('slides.reorder')} note={t('slides.reorderHint')} />
      <p className="sr-only" role="status">
        {said}
      </p>
      <ol className="panel slide-order" ref={list}>
        {order.map((slide, at) => {
          const old = slides.findIndex(({ id }) => id === slide.id)
          const name = t('slides.alt', { place: old + 1 })
          return (
            <li key={slide.id} data-slide={slide.id} className={old === at ? undefined : 'is-moved'}>
              <span className="slide-order__places num">
                <span>{t('slides.oldPlace', { place: old + 1 })}</span>
                <b>{t('slides.newPlace', { place: at + 1 })}</b>
              </span>
              <span className="slide-picture">
                <Picture url={slide.image} alt={name} sizes="160px" />
              </span>
              <span className="slide-order__moves">
                <IconButton label={t('slides.up', { name })} disabled={at === 0} onClick={() => move(at, -1)}>
                  <ArrowUp className="icon" size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('slides.down', { name })}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown className="icon" size={18} aria-hidden />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
      <SaveBar
        isDirty={isDirty}
        isSaving={save.isPending}
        label={t('slides.saveOrder')}
        onCancel={() => void mayLeave().then((may) => may && onDone())}
      />
    </form>
  )
}
