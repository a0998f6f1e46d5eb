import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './app-link'
import styles from './button.module.css'

type ButtonLook = {
  /** `fill` is for the one main action of a view. */
  variant?: 'fill' | 'outline' | 'quiet' | 'danger' | 'onDark'
  small?: boolean
}

/** The class that makes another element look like a button, such as a label or another kind of link. */
export const buttonClass = ({ variant = 'fill', small }: ButtonLook, className?: string) =>
  clsx(styles.button, styles[variant], small && styles.small, className)

export function Button({
  variant,
  small,
  className,
  type = 'button',
  ...props
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, small }, className)} {...props} />
}

export function LinkButton({ variant, small, className, ...props }: ButtonLook & AppLinkProps) {
  return <AppLink className={buttonClass({ variant, small }, className)} {...props} />
}

/** The class that makes another element look like an icon button. */
export const iconButtonClass = (className?: string) => clsx(styles.iconButton, className)

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...props
}: { label: string; children: ReactNode } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button type={type} aria-label={label} title={label} className={iconButtonClass(className)} {...props} />
  )
}

export function IconLink({
  label,
  className,
  ...props
}: { label: string; children: ReactNode } & Omit<AppLinkProps, 'aria-label'>) {
  return <AppLink aria-label={label} title={label} className={iconButtonClass(className)} {...props} />
}
