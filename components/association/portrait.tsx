import { clsx } from 'clsx'
import { initialsOf } from '@/components/site/initials'
import { InLanguage } from '@/components/ui/in-language'
import { Picture } from '@/components/ui/picture'
import styles from './portrait.module.css'

type Props = {
  name: string
  /** The address of the portrait; without a portrait, initials on a light relief pattern replace it. */
  picture: string | null
  small?: boolean
  className?: string | undefined
}

/** A portrait or initials, hidden from screen readers because the name is beside them. */
export function Portrait({ name, picture, small, className }: Props) {
  const look = clsx(styles.portrait, small && styles.small, className)
  if (picture)
    return (
      <Picture
        url={picture}
        alt=""
        sizes={small ? '4rem' : '(max-width: 47.99rem) 45vw, 15rem'}
        className={look}
      />
    )
  return (
    <span className={clsx(look, styles.initials)} aria-hidden>
      <InLanguage of={initialsOf(name)} />
    </span>
  )
}
