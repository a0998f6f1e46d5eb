import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The joined style files, with which the cached pages of a site load their styles in one request.
 *
 * Styles are built in small files. A page has two dozen of them, and on a slow line that many requests cost
 * more than their bytes. The build joins the files of all pages of a site into one (`scripts/joined-styles.ts`),
 * which the browser has from the first page on, and `page-html.ts` links the pages to it.
 */

export const joinedStylesFile = 'strata-joined-styles.json'

/** The address of a site's joined file, and the addresses of the files that are in it. */
export type JoinedStyles = { file: string; parts: readonly string[] }

/** The joined files by the `data-site` of the pages that link to them. */
export type JoinedStylesBySite = Readonly<Record<string, JoinedStyles>>

let builtStyles: JoinedStylesBySite | undefined

/** Reads which joined files the build made, once. There are none before the first build. */
export function readJoinedStyles(): JoinedStylesBySite {
  try {
    return (builtStyles ??= JSON.parse(
      readFileSync(join('.next', joinedStylesFile), 'utf8'),
    ) as JoinedStylesBySite)
  } catch {
    return (builtStyles = {})
  }
}
