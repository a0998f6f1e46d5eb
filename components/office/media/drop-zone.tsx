import { clsx } from 'clsx'
import { ImagePlus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './drop-zone.module.css'

type Props = {
  /** The id of the file input inside. */
  id: string
  text: string
  icon?: LucideIcon
  isOver?: boolean
  isWrong?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The label of a file input as an area: staff choose files there, or drop them. */
export function DropZone({ id, text, icon: Icon = ImagePlus, isOver, isWrong, className, children }: Props) {
  return (
    <label className={clsx(styles.zone, isOver && styles.over, isWrong && styles.wrong, className)}>
      <Icon className="icon" size={24} aria-hidden />
      <span id={`${id}-action`}>{text}</span>
      {children}
    </label>
  )
}
