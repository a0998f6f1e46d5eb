import styles from './confirm-head.module.css'

/** The heading of the page on which an owner confirms a listing. */
export function ConfirmHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.confirmHead}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  )
}
