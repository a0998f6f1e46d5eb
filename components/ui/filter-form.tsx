'use client'

import type { ComponentProps, FormEvent } from 'react'

/** A form whose fields ask at once; while its sheet is open on a phone its button asks, once for all of them. */
export function FilterForm(props: ComponentProps<'form'>) {
  const ask = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!currentTarget.querySelector(':popover-open')) currentTarget.requestSubmit()
  }
  // Without autocomplete a browser does not put back what was chosen on the page before.
  return <form method="get" autoComplete="off" onChange={ask} {...props} />
}
