import { ArrowRight } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './app-link'

type Props = Omit<AppLinkProps, 'children'> & {
  children: ReactNode
  /** Stands before the words instead of the arrow behind them: a download, an outside link. */
  icon?: ReactNode
}

/** A link in words with an arrow: "All news →". */
export function MoreLink({ children, icon, className, ...props }: Props) {
  return (
    <AppLink className={clsx('more-link', className)} {...props}>
      {icon}
      <span>{children}</span>
      {!icon && <ArrowRight className="icon" size={18} aria-hidden />}
    </AppLink>
  )
}
