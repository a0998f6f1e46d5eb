'use client'

/** Even the header could not be made: the database is away, say. */
export { PageError as default } from '@/components/site/page-error'
