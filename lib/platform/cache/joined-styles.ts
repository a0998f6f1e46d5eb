import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a cached page load its styles in one request.
 *
 * Styles are built in small files, so that each page has only those of its components. A page has a dozen of
 * them, and on a slow line a dozen requests cost more than their bytes. The build joins the files of each
 * page into one (`scripts/joined-styles.ts`), and this module links the page to the joined file. The links to
 * the small files stay, but disabled: browsers do not fetch these files, and React still finds the links by
 * their addresses when it renders another page that has some of the same files.
 */

export const joinedStylesFile = 'strata-joined-styles.json'

/** Next's preload of the error page's styles. It is not needed: React loads them when there is an error. */
const stylePreload = /<link rel="preload" href="\/_next\/static\/chunks\/[\w.-]+\.css" as="style"\/>/g

const styleLink =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.-]+\.css)" data-precedence="next"\/>/g

/** The head up to the end of the theme's script. A stylesheet before that script would delay the script. */
const headStart = /<head>(?:<meta [^<>]*>)*(?:<script>[^]*?<\/script>)?/

/** Returns the key of a page's joined file: the addresses of its separate stylesheets, in order. */
export const stylesKey = (sources: readonly string[]): string => sources.join(' ')

type JoinedFiles = Readonly<Record<string, string>>

/** Returns the addresses of the joined files by their keys. There are none before the first build. */
function readJoinedFileAddresses(): JoinedFiles {
  try {
    return JSON.parse(readFileSync(join('.next', joinedStylesFile), 'utf8')) as JoinedFiles
  } catch {
    return {}
  }
}

let builtFiles: JoinedFiles | undefined

/**
 * Links a page to the joined file of its stylesheets and disables the links to the separate stylesheets.
 * @param html a whole page as Next made it
 * @param fileByKey the addresses of the joined files by their keys
 * @returns the page unchanged if the build has no joined file for its stylesheets
 */
export function withJoinedStyles(
  html: string,
  fileByKey: JoinedFiles = (builtFiles ??= readJoinedFileAddresses()),
): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end)
  const sources = [...head.matchAll(styleLink)].map(([, source = '']) => source)
  const file = fileByKey[stylesKey(sources)]
  if (file === undefined) return html
  const newHead = head
    .replace(stylePreload, '')
    .replace(styleLink, '<link rel="stylesheet" href="$1" data-precedence="next" disabled=""/>')
    // The link goes before fonts and pictures, which a browser with few connections would fetch first:
    // painting needs the stylesheet.
    .replace(headStart, `$&<link rel="stylesheet" href="${file}"/>`)
  return newHead + html.slice(end)
}
