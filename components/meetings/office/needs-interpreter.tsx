import { Languages } from 'lucide-react'
import styles from './needs-interpreter.module.css'

/** That a meeting is interpreted, with the sign for it. */
export function NeedsInterpreter({ children }: { children: string }) {
  return (
    <span className={styles.needs}>
      <Languages className="icon" size={14} aria-hidden />
      {children}
    </span>
  )
}
