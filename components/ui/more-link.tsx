import { ArrowRight } from 'lucide-react'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './app-link'
import styles from './more-link.module.css'

type Props = Omit<AppLinkProps, 'children'> & {
  children: ReactNode
  /** Stands before the words instead of the arrow behind them: a download, an outside link. */
  icon?: ReactNode
}

/** The same look for words inside a larger link. */
export function MoreWords({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx(styles.moreLink, className)}>
      <span>{children}</span>
      <ArrowRight className="icon" size={18} aria-hidden />
    </span>
  )
}

/** A link in words with an arrow: "All news →". */
export function MoreLink({ children, icon, className, ...props }: Props) {
  return (
    <AppLink className={clsx(styles.moreLink, className)} {...props}>
      {icon}
      <span>{children}</span>
      {!icon && <ArrowRight className="icon" size={18} aria-hidden />}
    </AppLink>
  )
}

/** The same look for a link to a file, which opens or is saved as the browser does it. */
export function FileLink({ icon, children, ...props }: ComponentProps<'a'> & { icon: ReactNode }) {
  return (
    <PlainMoreLink {...props}>
      {icon}
      <span>{children}</span>
    </PlainMoreLink>
  )
}

/** The same look for a link out of here, with its words alone. */
export function PlainMoreLink({ className, ...props }: ComponentProps<'a'>) {
  return <a className={clsx(styles.moreLink, className)} {...props} />
}
