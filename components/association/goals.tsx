import styles from './goals.module.css'

type Goal = { key: string; title?: string; text: string }

/** Goals, side by side if there is room. They have no order, so they have no numbers. */
export function Goals({ goals }: { goals: Goal[] }) {
  return (
    <ul className={styles.goals}>
      {goals.map(({ key, title, text }) => (
        <li key={key}>
          {title ? (
            <>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
