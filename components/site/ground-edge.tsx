import styles from './ground-edge.module.css'

/** The drawn edge above a footer. */
export function FooterEdge() {
  return <div className={styles.groundEdge} />
}
