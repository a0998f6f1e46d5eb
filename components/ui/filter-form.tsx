'use client'

import type { ComponentProps, FormEvent } from 'react'

/** Keeps empty fields out of the address. */
function disableEmptySelects({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const empty = [...currentTarget.querySelectorAll('select')].filter(({ value }) => value === '')
  for (const field of empty) field.disabled = true
  // The browser has built the address by then. A page restored from the back-forward cache needs its fields
  // enabled.
  setTimeout(() => {
    for (const field of empty) field.disabled = false
  })
}

/** A form that submits on each change. While its sheet is open on a phone, only its button submits. */
export function FilterForm(props: ComponentProps<'form'>) {
  const submitIfPopoverClosed = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!currentTarget.querySelector(':popover-open')) currentTarget.requestSubmit()
  }
  // `autoComplete="off"` keeps the browser from restoring the choice of the page before.
  return (
    <form
      method="get"
      autoComplete="off"
      onChange={submitIfPopoverClosed}
      onSubmit={disableEmptySelects}
      {...props}
    />
  )
}
