import styles from './timeline.module.css'

type Step = { key: string; title: string; text: string }

/** What happened, oldest first, on one line. */
export function Timeline({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ key, title, text }) => (
        <li key={key}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
