import { useEffect, useRef, type ReactNode } from 'react'
import { PageBand, PageLead } from '@/components/site/page-band'

type Props = {
  crumbs: ReactNode
  title: string
  lead?: ReactNode
  /** A step led here: the focus goes to the title. */
  focused?: boolean
}

/**
 * The band above the steps before the questions. It is part of the flow, because the questions have another
 * head.
 */
export function AssessmentTitle({ crumbs, title, lead, focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <PageBand>
      {crumbs}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <PageLead>{lead}</PageLead>}
    </PageBand>
  )
}
