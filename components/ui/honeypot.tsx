/** A field that people neither see nor reach: a form that fills it in comes from a bot. */
export function Honeypot() {
  return (
    <div hidden aria-hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
