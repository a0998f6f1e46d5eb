import { useEffect, useRef, type ReactNode } from 'react'
import { PageBand, PageLead } from '@/components/site/page-band'

type Props = {
  crumbs: ReactNode
  title: string
  lead?: ReactNode
  /** True when the visitor came from another step, not by a page load: the title then takes the focus. */
  focused?: boolean
}

/**
 * The title band of the steps before the questions. Each of these steps renders the band itself, because the
 * questions have another heading.
 */
export function AssessmentTitle({ crumbs, title, lead, focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <PageBand seed={title}>
      {crumbs}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <PageLead>{lead}</PageLead>}
    </PageBand>
  )
}
