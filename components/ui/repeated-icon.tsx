import type { LucideIcon, LucideProps } from 'lucide-react'
import styles from './repeated-icon.module.css'

/** Draws an icon once for all `RepeatedIcon`s of a page: in each of many rows it would weigh half a kilobyte. */
export function IconDrawing({ id, icon: Icon, ...props }: LucideProps & { id: string; icon: LucideIcon }) {
  return (
    <svg className={styles.drawing} aria-hidden>
      <symbol id={id} viewBox="0 0 24 24">
        <Icon strokeWidth="inherit" {...props} />
      </symbol>
    </svg>
  )
}

/** Shows the icon of an `IconDrawing` of the page. */
export function RepeatedIcon({ id, size }: { id: string; size: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden>
      <use href={`#${id}`} />
    </svg>
  )
}
