import { Languages } from 'lucide-react'
import styles from './needs-interpreter.module.css'

/** The sign and text of an interpreted meeting. */
export function InterpreterBadge({ children }: { children: string }) {
  return (
    <span className={styles.needs}>
      <Languages className="icon" size={14} aria-hidden />
      {children}
    </span>
  )
}
