import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { joinedStylesFile, type JoinedStyles } from '@/lib/platform/cache/joined-styles'
import { sites, type Site } from '@/lib/platform/site/sites'

/** Next's manifest of a page: the style files by the module that imports them. */
type Manifest = { entryCSSFiles: Record<string, { path: string }[]> }

const manifestName = 'page_client-reference-manifest.js'

/** Returns the style files of all pages of a site, of their layouts and of their pages for errors. */
async function readStylesOfSite({ folders }: Site): Promise<string[]> {
  const paths = new Set<string>()
  for (const folder of folders.map((name) => join('.next', 'server', 'app', '[locale]', `(${name})`))) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (basename(name) !== manifestName) continue
      const scope: { __RSC_MANIFEST?: Record<string, Manifest> } = {}
      runInNewContext(await readFile(join(folder, name), 'utf8'), { globalThis: scope })
      const [manifest] = Object.values(scope.__RSC_MANIFEST ?? {})
      for (const { path } of Object.values(manifest?.entryCSSFiles ?? {}).flat()) paths.add(path)
    }
  }
  return [...paths]
}

/**
 * Joins the style files of each site into one file, and records which files it replaces. Their order is free:
 * what one file overrides of another is in a lower layer.
 */
export async function joinStyles(): Promise<void> {
  const stylesBySite: Record<string, JoinedStyles> = {}
  for (const site of sites) {
    const paths = await readStylesOfSite(site)
    const texts = await Promise.all(paths.map((path) => readFile(join('.next', path), 'utf8')))
    const css = texts.join('\n')
    const name = `site-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`
    await writeFile(join('.next', 'static', 'chunks', name), css)
    stylesBySite[site.key] = {
      file: `/_next/static/chunks/${name}`,
      parts: paths.map((path) => `/_next/${path}`),
    }
  }
  await writeFile(join('.next', joinedStylesFile), JSON.stringify(stylesBySite))
}
