/** The directory's mark: four swatches, as in the legend of a map. `onDark` is for a dark background. */
export function DirectoryMark({ onDark }: { onDark?: boolean }) {
  const ink = onDark ? '#f2f5f3' : 'var(--c-ink)'
  return (
    <svg viewBox="0 0 44 44" fill="none" aria-hidden>
      <path d="M3 3h17v17H3z" fill={onDark ? '#f0b92e' : 'var(--c-brass)'} />
      <path
        d="M25.500 4.500h14v14h-14zM3 27h17M3 33.500h17M3 40h17M24 41 41 24M24 31l7-7M34 41l7-7"
        stroke={ink}
        strokeWidth="3"
      />
    </svg>
  )
}
