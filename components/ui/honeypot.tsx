/** A trap for bots, which fill in every field; people neither see nor reach it. */
export function Honeypot() {
  return (
    <div hidden aria-hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
