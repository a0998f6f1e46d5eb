import { ChevronRight } from 'lucide-react'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import type { AssessmentTexts } from './texts'

/** What opens the help with a heading or question. */
export function GuidanceSummary({ cid, texts }: { cid: string; texts: AssessmentTexts['guidance'] }) {
  return (
    <summary>
      <ChevronRight className="icon" size={16} aria-hidden />
      {texts.show}
      <span className="sr-only">: {fillPlaceholders(texts.of, { number: cid })}</span>
    </summary>
  )
}
