import styles from './progress.module.css'

/** How much of a file has been sent, as a bar of the width that there is. @param props.share from 0 to 1 */
export function Progress({ share, label }: { share: number; label?: string }) {
  return <progress className={styles.progress} aria-label={label} value={share} max={1} />
}
