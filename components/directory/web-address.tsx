import { Fragment } from 'react'
import { shortenWebAddress } from '@/lib/platform/site/public-address'

/** A web address without its protocol; a long one breaks after a dot or a slash. */
export function WebAddress({ address }: { address: string }) {
  return (
    <span>
      {shortenWebAddress(address)
        .split(/(?<=[./])/)
        .map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </span>
  )
}
