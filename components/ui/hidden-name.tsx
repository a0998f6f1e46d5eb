import type { Text } from '@/lib/platform/i18n/bilingual'
import { InLanguage } from './in-language'

/** What a link or a button is for, read out after words that others have too. */
export function HiddenName({ of }: { of: Text | string }) {
  return (
    <span className="sr-only">
      {' '}
      <InLanguage of={of} />
    </span>
  )
}
