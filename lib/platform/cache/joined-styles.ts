import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The joined style files, with which a cached page loads its styles in one request.
 *
 * Styles are built in small files, so that each page has only those of its components. A page has a dozen of
 * them, and on a slow line a dozen requests cost more than their bytes. The build joins the files of each
 * page into one (`scripts/joined-styles.ts`), and `page-html.ts` links the page to it.
 */

export const joinedStylesFile = 'strata-joined-styles.json'

/** Returns the key of a page's joined file: the addresses of its separate stylesheets, in order. */
export const stylesKey = (sources: readonly string[]): string => sources.join(' ')

/** The addresses of the joined files by their keys. */
export type JoinedFiles = Readonly<Record<string, string>>

let builtFiles: JoinedFiles | undefined

/** Reads the joined files of the build, once. There are none before the first build. */
export function readJoinedFiles(): JoinedFiles {
  try {
    return (builtFiles ??= JSON.parse(readFileSync(join('.next', joinedStylesFile), 'utf8')) as JoinedFiles)
  } catch {
    return (builtFiles = {})
  }
}
