import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Picture } from '@/components/ui/picture'
import styles from './book-page.module.css'

/** A page of the book: not cropped, and still under the pointer. */
export function BookPage({ className, ...picture }: ComponentProps<typeof Picture>) {
  return <Picture {...picture} className={clsx(styles.page, className)} />
}
