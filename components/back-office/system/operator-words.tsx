/** What the server says to operators, below the Mongolian words; it speaks English. */
export function OperatorWords({ words }: { words: string }) {
  return (
    <>
      <br />
      <small className="secondary" lang="en">
        {words}
      </small>
    </>
  )
}
