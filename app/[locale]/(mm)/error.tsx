'use client'

/** Shown when the layout with the header fails to render, for example because the database is down. */
export { PageError as default } from '@/components/site/page-error'
