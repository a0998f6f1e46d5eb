'use client'

import type { ComponentProps, FormEvent } from 'react'

/** What was left empty stands in no address. */
function leaveOutEmpty({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const empty = [...currentTarget.querySelectorAll('select')].filter(({ value }) => value === '')
  for (const field of empty) field.disabled = true
  // By then the address is made, and a page that comes back from the browser's memory has its fields again.
  setTimeout(() => {
    for (const field of empty) field.disabled = false
  })
}

/** A form whose fields ask at once; while its sheet is open on a phone its button asks, once for all of them. */
export function FilterForm(props: ComponentProps<'form'>) {
  const ask = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!currentTarget.querySelector(':popover-open')) currentTarget.requestSubmit()
  }
  // Without autocomplete a browser does not put back what was chosen on the page before.
  return <form method="get" autoComplete="off" onChange={ask} onSubmit={leaveOutEmpty} {...props} />
}
