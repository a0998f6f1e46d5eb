'use client'

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { IconButton } from '@/components/ui/button'
import styles from './order.module.css'
import type { useReorder } from './use-reorder'

type Props = {
  name: string
  index: number
  count: number
  reorder: Pick<ReturnType<typeof useReorder>, 'handleOf' | 'move'>
}

/** The handle to move an item by dragging or by arrow keys. */
export function MoveHandle({ className, ...props }: Omit<ComponentProps<typeof IconButton>, 'children'>) {
  return (
    <IconButton className={clsx(styles.handle, className)} {...props}>
      <GripVertical className="icon" size={18} aria-hidden />
    </IconButton>
  )
}

/** The handle of an item, and two buttons that move the item one place back or forward. */
export function MoveHandleAndButtons({ name, index, count, reorder: { handleOf, move } }: Props) {
  const t = useTranslations('admin.order')
  return (
    <span className={styles.moves}>
      <MoveHandle label={t('drag', { name })} {...handleOf(index)} />
      <IconButton
        label={t('up', { name })}
        data-move="up"
        disabled={index === 0}
        onClick={() => move(index, index - 1, 'up')}
      >
        <ArrowUp className="icon" size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={t('down', { name })}
        data-move="down"
        disabled={index === count - 1}
        onClick={() => move(index, index + 1, 'down')}
      >
        <ArrowDown className="icon" size={18} aria-hidden />
      </IconButton>
    </span>
  )
}
