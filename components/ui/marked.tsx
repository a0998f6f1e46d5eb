import type { MarkedPart } from '@/lib/platform/search/mark'
import styles from './marked.module.css'

/** Renders a text and marks the words that matched a search. */
export function HighlightedText({ parts }: { parts: readonly MarkedPart[] }) {
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
