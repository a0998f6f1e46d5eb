import { ArrowRight } from 'lucide-react'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './app-link'
import styles from './more-link.module.css'

type Props = Omit<AppLinkProps, 'children'> & {
  children: ReactNode
  /** An icon before the words, instead of the arrow after them: for a download or an outside link. */
  icon?: ReactNode
}

/** The look of `MoreLink` for words inside a larger link. */
export function MoreLinkText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx(styles.moreLink, className)}>
      <span>{children}</span>
      <ArrowRight className="icon" size={18} aria-hidden />
    </span>
  )
}

/** A text link with an arrow: "All news →". */
export function MoreLink({ children, icon, className, ...props }: Props) {
  return (
    <AppLink className={clsx(styles.moreLink, className)} {...props}>
      {icon}
      <span>{children}</span>
      {!icon && <ArrowRight className="icon" size={18} aria-hidden />}
    </AppLink>
  )
}

/** The look of `MoreLink` for a link to a file. */
export function FileLink({ icon, children, ...props }: ComponentProps<'a'> & { icon: ReactNode }) {
  return (
    <PlainMoreLink {...props}>
      {icon}
      <span>{children}</span>
    </PlainMoreLink>
  )
}

/** The look of `MoreLink` without an arrow, for a link to a file or to another site. */
export function PlainMoreLink({ className, ...props }: ComponentProps<'a'>) {
  return <a className={clsx(styles.moreLink, className)} {...props} />
}
