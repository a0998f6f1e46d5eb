/** The association's mark: two peaks over two layers. `onDark` is for a dark background. */
export function AssociationMark({ onDark }: { onDark?: boolean }) {
  const line = onDark ? '#8fb6df' : 'var(--c-accent)'
  return (
    <svg viewBox="0 0 44 44" fill="none" aria-hidden>
      <path d="M2 25 12.5 7.5 22 21l9.5-13.5L42 25" stroke={line} strokeWidth="3.4" strokeLinejoin="bevel" />
      <path
        d="M2 31.2c6.5-2.6 13.5 1.6 20 0s13.5-2.4 20 0"
        stroke={onDark ? '#d8865a' : 'var(--c-vein)'}
        strokeWidth="3"
      />
      <path d="M2 38.2c6.5-2.6 13.5 1.6 20 0s13.5-2.4 20 0" stroke={line} strokeWidth="3" />
    </svg>
  )
}
