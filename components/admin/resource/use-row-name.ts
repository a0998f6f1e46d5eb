'use client'

import { useTranslations } from 'next-intl'
import type { Resource } from '@/lib/api/resource'
import type { Row } from './bound'

/** What a row is called in questions and on buttons: by its heading, or by its place in the list. */
export function useRowName({ name, list }: Resource): (row: Row, at: number) => string {
  const t = useTranslations(`admin.${name}`)
  return (row, at) => (list.namedByPlace ? t('rowName', { place: at + 1 }) : String(row[list.heading]))
}
