/** A field that people neither see nor reach: if it is filled in, a bot sent the form. */
export function Honeypot() {
  return (
    <div hidden aria-hidden>
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
