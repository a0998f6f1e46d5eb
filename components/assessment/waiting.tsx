import { clsx } from 'clsx'
import styles from './waiting.module.css'
/** Shows that a step is still running. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className={clsx('wrap', styles.waiting)} role="status">
      <span className={styles.spinner} aria-hidden />
      <p>{text}</p>
    </div>
  )
}
