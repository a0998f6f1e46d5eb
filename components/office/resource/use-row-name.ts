'use client'

import type { Resource } from '@/lib/platform/api/resource'
import { useComposedTexts } from '../composed-texts'
import type { Row } from './bound'

/** What a row is called in questions and on buttons: by its heading, or by its place in the list. */
export function useRowName({ name, list }: Resource): (row: Row, at: number) => string {
  const say = useComposedTexts()
  return (row, at) =>
    list.namedByPlace ? say(`admin.${name}.rowName`, { place: at + 1 }) : String(row[list.heading])
}
