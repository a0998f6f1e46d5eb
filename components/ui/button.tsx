import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './app-link'
import styles from './button.module.css'

type Look = {
  /** Filled is the one main action of a view; the others step back. */
  variant?: 'fill' | 'outline' | 'quiet' | 'danger' | 'onDark'
  small?: boolean
}

const classOf = ({ variant = 'fill', small }: Look, className?: string) =>
  clsx('button', styles.button, styles[variant], small && styles.small, className)

export function Button({
  variant,
  small,
  className,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={classOf({ variant, small }, className)} {...props} />
}

export function LinkButton({ variant, small, className, ...props }: Look & AppLinkProps) {
  return <AppLink className={classOf({ variant, small }, className)} {...props} />
}

/** A button that is a picture alone; `label` is its name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...props
}: { label: string; children: ReactNode } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx('icon-button', styles.iconButton, className)}
      {...props}
    />
  )
}

export function IconLink({
  label,
  className,
  ...props
}: { label: string; children: ReactNode } & Omit<AppLinkProps, 'aria-label'>) {
  return (
    <AppLink
      aria-label={label}
      title={label}
      className={clsx('icon-button', styles.iconButton, className)}
      {...props}
    />
  )
}
