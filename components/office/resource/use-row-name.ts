'use client'

import type { Resource } from '@/lib/platform/api/resource'
import { useTextByKey } from '../composed-texts'
import type { Row } from './bound'

/** Returns a function that names a row in questions and buttons by its heading or its place in the list. */
export function useRowName({ name, list }: Resource): (row: Row, at: number) => string {
  const say = useTextByKey()
  return (row, at) =>
    list.namedByPlace ? say(`admin.${name}.rowName`, { place: at + 1 }) : String(row[list.heading])
}
