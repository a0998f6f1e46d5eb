import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './contour.module.css'

type Props = ComponentProps<'div'> & { as?: 'div' | 'section' }

/**
 * A background with contour lines. The caller's class chooses the lines with `--contour` and its related
 * properties.
 */
export function ContourBackground({ as: Ground = 'div', className, ...props }: Props) {
  return <Ground className={clsx(styles.contour, className)} {...props} />
}
