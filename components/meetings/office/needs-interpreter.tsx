import { Languages } from 'lucide-react'
import styles from './needs-interpreter.module.css'

/** An icon and a text that mark a meeting as interpreted. */
export function InterpreterBadge({ children }: { children: string }) {
  return (
    <span className={styles.needs}>
      <Languages className="icon" size={14} aria-hidden />
      {children}
    </span>
  )
}
