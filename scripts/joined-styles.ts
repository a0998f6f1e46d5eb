import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { joinedStylesFile, stylesKey } from '@/lib/platform/cache/joined-styles'

/** Next's manifest of a page: the style files by the module that imports them. */
type Manifest = { entryCSSFiles: Record<string, { path: string }[]> }

const manifestName = 'page_client-reference-manifest.js'

/**
 * Returns the style files of each public page, in the order of the page's stylesheet `<link>` elements. Also
 * returns the files of each layout alone, because some layouts render their pages only later, once the
 * visitor is known.
 */
async function readStylesOfPages(): Promise<string[][]> {
  const folder = join('.next', 'server', 'app', '[locale]')
  const names = await readdir(folder, { recursive: true })
  const pathLists = await Promise.all(
    names
      .filter((name) => basename(name) === manifestName)
      .map(async (name) => {
        const scope: { __RSC_MANIFEST?: Record<string, Manifest> } = {}
        runInNewContext(await readFile(join(folder, name), 'utf8'), { globalThis: scope })
        const [manifest] = Object.values(scope.__RSC_MANIFEST ?? {})
        const entries = Object.entries(manifest?.entryCSSFiles ?? {})
        return entries
          .filter(([entry]) => /\/(page|layout)$/.test(entry))
          .map(([, files]) => files.map(({ path }) => path))
      }),
  )
  return pathLists.flat()
}

/** Joins the style files of each public page into one file, and records which files it replaces. */
export async function joinStyles(): Promise<void> {
  const fileByKey: Record<string, string> = {}
  for (const paths of await readStylesOfPages()) {
    const addresses = paths.map((path) => `/_next/${path}`)
    if (paths.length < 2 || stylesKey(addresses) in fileByKey) continue
    const texts = await Promise.all(paths.map((path) => readFile(join('.next', path), 'utf8')))
    const css = texts.join('\n')
    const name = `page-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`
    await writeFile(join('.next', 'static', 'chunks', name), css)
    fileByKey[stylesKey(addresses)] = `/_next/static/chunks/${name}`
  }
  await writeFile(join('.next', joinedStylesFile), JSON.stringify(fileByKey))
}
