import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './contour.module.css'

type Props = ComponentProps<'div'> & { as?: 'div' | 'section' }

/** A ground with contour lines behind its words. The class of who takes it says which: `--contour` and what is beside it. */
export function Contour({ as: Ground = 'div', className, ...props }: Props) {
  return <Ground className={clsx(styles.contour, className)} {...props} />
}
