import type { Text } from '@/lib/platform/i18n/bilingual'
import { InLanguage } from './in-language'

/** What a link or a button is for, behind words that stand on others too: for those who do not see what is beside it. */
export function HiddenName({ of }: { of: Text | string }) {
  return (
    <span className="sr-only">
      {' '}
      <InLanguage of={of} />
    </span>
  )
}
