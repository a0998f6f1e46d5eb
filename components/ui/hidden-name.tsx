import type { Text } from '@/lib/platform/i18n/bilingual'
import { InLanguage } from './in-language'

/** Hidden words that tell apart links or buttons with the same text. */
export function HiddenName({ of }: { of: Text | string }) {
  return (
    <span className="sr-only">
      {' '}
      <InLanguage of={of} />
    </span>
  )
}
