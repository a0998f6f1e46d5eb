export type SiteKey = 'mm' | 'mw' | 'yp'

type BothLanguages = Readonly<Record<'mn' | 'en', string>>

export type Site = {
  readonly key: SiteKey
  /** The first segments of the site's addresses; the first one in the list is the address of its home. */
  readonly folders: readonly [string, ...string[]]
  /**
   * Whether the site's pages are public. Until they are, `openSites` and the sitemap omit the site, and its
   * not-found page says that it is not open yet.
   */
  readonly isOpen: boolean
  readonly name: BothLanguages
  /** The site's name at the end of the titles of its pages. */
  readonly shortName: BothLanguages
  /** The site's name on the other sites and in the back office. */
  readonly label: BothLanguages
  /** The colour that stands for the site on dark backgrounds: that of a mineral. */
  readonly mineral: string
  /** The tag of the site's calls in the OpenAPI document, and the folders of these calls. */
  readonly calls: { readonly tag: string; readonly folders: readonly string[] }
}

/**
 * All sites, open or not. Code that serves every site takes from here what differs between the sites.
 *
 * A new site needs an entry here, a layout and a not-found page under `app/[locale]`, and a shell, which is
 * the frame of its pages. Its own rules for addresses, if it has any, are one file under `lib/sites/routes`.
 */
export const sites: readonly [Site, ...Site[]] = [
  {
    key: 'mm',
    // The association's monthly paper has the address /mn/page.
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

/** The site that answers addresses which belong to no site. */
export const mainSite: Site = sites[0]

/** The sites that are public. */
export const openSites: readonly Site[] = sites.filter(({ isOpen }) => isOpen)

/** The first segments of all public addresses, such as `mm`. */
export const siteFolders: readonly string[] = sites.flatMap(({ folders }) => folders)

/** The folders of the API: they contain only calls, no pages. */
export const callFolders: readonly string[] = sites.flatMap(({ calls }) => calls.folders)

export function siteOf(key: SiteKey): Site {
  return sites.find((site) => site.key === key) ?? mainSite
}

/** Returns the home of a site, without a language. */
export function homeOf(key: SiteKey): string {
  return `/${siteOf(key).folders[0]}`
}

/**
 * Returns the site of a public address.
 * @param path without its language, such as `/mm/about`
 */
export function siteAt(path: string): Site | undefined {
  const folder = /^\/([^/?#=]*)/.exec(path)?.[1] ?? ''
  return sites.find(({ folders }) => folders.includes(folder))
}

/**
 * Returns the site of a call's path. One folder of calls may contain another: the longest one decides.
 * @param path such as `/client/yellow-page/get`
 */
export function siteOfCall(path: string): Site | undefined {
  const isInFolder = (folder: string) => path === folder || path.startsWith(`${folder}/`)
  const folder = callFolders.filter(isInFolder).sort((one, other) => other.length - one.length)[0]
  return sites.find(({ calls }) => calls.folders.includes(folder ?? ''))
}

const calls = callFolders.map((folder) => folder.slice(1)).join('|')
/** Matches addresses of public pages, in either language, with their query, but not those of calls. */
export const pageAddress = new RegExp(
  `^/(?!(?:${calls})(?:[/?]|$))(?:en/)?(?:${siteFolders.join('|')})(?:[/?]|$)`,
)
