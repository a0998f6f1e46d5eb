/**
 * The public sites. What differs from one to the next stands in its entry; whoever needs all of them reads the
 * table. Plain JavaScript, because `server.mjs` loads it too.
 *
 * A new site is an entry here, a layout and a page for what is not found under `app/[locale]`, and a shell. Rules
 * of its own for its addresses, where it has any, are one file under `lib/site/routes`.
 * @type {readonly import('./sites.mjs').Site[]}
 */
export const sites = [
  {
    key: 'mm',
    // The association's monthly paper is read under /mn/page.
    folders: ['mm', 'mn'],
    isOpen: true,
    name: { mn: 'Монголын уул уурхайн үндэсний ассоциаци', en: 'Mongolian National Mining Association' },
    shortName: { mn: 'МУУҮА', en: 'MNMA' },
    label: { mn: 'Ассоциаци', en: 'Association' },
    mineral: '#8fb6df',
    calls: { tag: 'association', folders: ['/client'] },
  },
  {
    key: 'mw',
    folders: ['mw'],
    isOpen: true,
    name: { mn: 'Уул уурхайн долоо хоног', en: 'Mining Week' },
    shortName: { mn: 'Уул уурхайн долоо хоног', en: 'Mining Week' },
    label: { mn: 'Уул уурхайн долоо хоног', en: 'Mining Week' },
    mineral: '#d8865a',
    calls: { tag: 'event', folders: ['/mw/client', '/mw/admin'] },
  },
  {
    key: 'yp',
    folders: ['yp'],
    isOpen: true,
    name: { mn: 'Бизнес лавлах', en: 'Business directory' },
    shortName: { mn: 'Бизнес лавлах', en: 'Business directory' },
    label: { mn: 'Бизнес лавлах', en: 'Business directory' },
    mineral: '#f0b92e',
    calls: { tag: 'directory', folders: ['/yellow-page', '/client/yellow-page'] },
  },
]

/** The site that answers for addresses that belong to none. */
export const mainSite = sites[0]

/** The sites that visitors find. */
export const openSites = sites.filter(({ isOpen }) => isOpen)

/** The first parts of all public addresses, such as `mm`. */
export const siteFolders = sites.flatMap(({ folders }) => folders)

/** The folders that hold nothing but calls. */
export const callFolders = sites.flatMap(({ calls }) => calls.folders)

/** @param {import('./sites.mjs').SiteKey} key */
export function siteOf(key) {
  return sites.find((site) => site.key === key) ?? mainSite
}

/** Where a site begins, without a language. @param {import('./sites.mjs').SiteKey} key */
export function homeOf(key) {
  return `/${siteOf(key).folders[0]}`
}

/**
 * The site of a public address.
 * @param {string} path without its language, such as `/mm/about`
 */
export function siteAt(path) {
  const folder = /^\/([^/?#=]*)/.exec(path)?.[1] ?? ''
  return sites.find(({ folders }) => folders.includes(folder))
}

/**
 * The site whose call has a path. Folders of calls lie in one another: the longest one decides.
 * @param {string} path such as `/client/yellow-page/get`
 */
export function siteOfCall(path) {
  const within = (folder) => path === folder || path.startsWith(`${folder}/`)
  const folder = callFolders.filter(within).sort((one, other) => other.length - one.length)[0]
  return sites.find(({ calls }) => calls.folders.includes(folder ?? ''))
}

const calls = callFolders.map((folder) => folder.slice(1)).join('|')
/**
 * Addresses of public pages, in either language, with their query. The folders of calls that lie among them are
 * none.
 */
export const pageAddress = new RegExp(
  `^/(?!(?:${calls})(?:[/?]|$))(?:en/)?(?:${siteFolders.join('|')})(?:[/?]|$)`,
)
