'use client'

import { usePathname } from 'next/navigation'

// Written here and not in the messages: a browser that must say this should not first fetch all texts.
const texts = {
  mn: { error: 'Алдаа гарлаа. Дахин оролдоно уу.', retry: 'Дахин оролдох' },
  en: { error: 'Something went wrong. Try again.', retry: 'Try again' },
}

/** Something broke while the page was made: said plainly, with a way to try again. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const { error, retry } = texts[usePathname()?.startsWith('/en') ? 'en' : 'mn']
  return (
    <section className="missing wrap section" role="alert">
      <h1 className="h2">{error}</h1>
      <button type="button" className="button" onClick={reset}>
        {retry}
      </button>
    </section>
  )
}
