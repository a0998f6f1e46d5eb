import type { MarkedPart } from '@/lib/platform/search/mark'
import styles from './marked.module.css'

/** A text whose words that matched a search are marked. */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
