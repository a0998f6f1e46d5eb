import styles from './progress.module.css'

/**
 * The uploaded part of a file as a bar that fills the width of its container.
 * @param props.share from 0 to 1
 */
export function Progress({ share, label }: { share: number; label?: string }) {
  return <progress className={styles.progress} aria-label={label} value={share} max={1} />
}
