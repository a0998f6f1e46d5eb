import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import { InLanguage } from './in-language'

/** Words for screen readers only, which distinguish links or buttons with the same visible text. */
export function ScreenReaderText({ of }: { of: TextWithLang | string }) {
  return (
    <span className="sr-only">
      {' '}
      <InLanguage of={of} />
    </span>
  )
}
