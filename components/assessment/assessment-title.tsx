import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import contour from '@/components/site/contour.module.css'
import pageTitleStyles from '@/components/site/page-title.module.css'

type Props = {
  crumbs: ReactNode
  title: string
  lead?: ReactNode
  /** A step led here: the focus goes to the title. */
  focused?: boolean
}

/** The band above the steps before the questions. It is drawn in the flow, because the questions have another head. */
export function AssessmentTitle({ crumbs, title, lead, focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focused) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div className={clsx(contour.contour, pageTitleStyles.pageTitle)}>
      <div className="wrap">
        {crumbs}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={clsx('lead', pageTitleStyles.lead)}>{lead}</p>}
      </div>
    </div>
  )
}
