/** A step that takes a moment says what it is doing. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="wrap waiting" role="status">
      <span className="spinner" aria-hidden />
      <p>{text}</p>
    </div>
  )
}
