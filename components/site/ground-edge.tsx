import styles from './ground-edge.module.css'

/** The drawn edge above the footer of every page. */
export function FooterEdge() {
  return <div className={styles.groundEdge} />
}
