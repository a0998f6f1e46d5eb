import styles from './goals.module.css'

type Goal = { key: string; title?: string; text: string }

/** Numbered goals, side by side if there is room. */
export function Goals({ goals }: { goals: Goal[] }) {
  return (
    <ol className={styles.goals}>
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
    </ol>
  )
}
