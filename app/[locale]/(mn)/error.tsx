'use client'

/** Shown when not even the header renders, for example without a database. */
export { PageError as default } from '@/components/site/page-error'
