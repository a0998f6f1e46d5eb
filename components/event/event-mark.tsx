/**
 * The event's mark: the contours of an open pit round a turquoise centre. `onDark` chooses colours for a dark
 * background.
 */
export function EventMark({ onDark }: { onDark?: boolean }) {
  return (
    <svg viewBox="0 0 44 44" fill="none" aria-hidden>
      <g stroke={onDark ? '#d8865a' : 'var(--c-accent-mark)'} strokeWidth="2.6">
        <path d="M19 3C29 .5 37 5 40.500 12.500c3.500 8-.5 15.500-4 21.500C32.500 40.500 23 42.500 15 40 6 37 1.800 29.500 3 20.500 4 12 10 5.200 19 3Z" />
        <path d="M20.500 10.500c6.500-1.500 11.500 1 13.500 6 2.200 5.500-.8 10-3.500 13.500-3 3.800-8.500 5-13 3C12 30.800 9.500 26 10.500 20.500c1-5.500 4.500-8.800 10-10Z" />
      </g>
      <path
        d="M22 17.500c3.500-.8 6 .8 6.500 3.500.6 3-1.200 6-4.500 7-3.200.9-6.200-.4-6.800-3.500-.6-3.200 1.400-6.200 4.800-7Z"
        fill={onDark ? '#45b0a4' : 'var(--c-turquoise)'}
      />
    </svg>
  )
}
