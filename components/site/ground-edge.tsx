import styles from './ground-edge.module.css'

/** The drawn edge through which every page enters the bedrock of its footer. */
export function GroundEdge() {
  return <div className={styles.groundEdge} />
}
