'use client'

import type { ComponentProps, FormEvent } from 'react'

/** Disables empty selects only while the form is submitted, so that the address does not contain them. */
function disableEmptySelectsDuringSubmit({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const empty = [...currentTarget.querySelectorAll('select')].filter(({ value }) => value === '')
  for (const field of empty) field.disabled = true
  // Enables the selects again after the browser has built the address, for a page restored from the
  // back-forward cache.
  setTimeout(() => {
    for (const field of empty) field.disabled = false
  })
}

/**
 * A form that is submitted at each change. While its sheet is open on a phone, only the button submits the
 * form.
 */
export function FilterForm(props: ComponentProps<'form'>) {
  const submitIfPopoverClosed = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!currentTarget.querySelector(':popover-open')) currentTarget.requestSubmit()
  }
  // With `autoComplete="off"` the browser restores no chosen filters after Back, so they match the address.
  return (
    <form
      method="get"
      autoComplete="off"
      onChange={submitIfPopoverClosed}
      onSubmit={disableEmptySelectsDuringSubmit}
      {...props}
    />
  )
}
