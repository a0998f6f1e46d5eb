export type SiteKey = 'mm' | 'mw' | 'yp'

type BothLanguages = Readonly<Record<'mn' | 'en', string>>

export type Site = {
  readonly key: SiteKey
  /** The first parts of its addresses; the first of them is its home. */
  readonly folders: readonly [string, ...string[]]
  /** Whether its pages are there. Nothing leads to a site before, and each of its addresses says so. */
  readonly isOpen: boolean
  readonly name: BothLanguages
  /** Stands behind the titles of its pages. */
  readonly shortName: BothLanguages
  /** What its sibling sites and the back office call it. */
  readonly label: BothLanguages
  /** The colour of its mineral on bedrock. */
  readonly mineral: string
  /** How the OpenAPI document calls its calls, and the folders that hold nothing else. */
  readonly calls: { readonly tag: string; readonly folders: readonly string[] }
}

export const sites: readonly Site[]
export const mainSite: Site
export const openSites: readonly Site[]
export const siteFolders: readonly string[]
export const callFolders: readonly string[]
export function siteOf(key: SiteKey): Site
export function homeOf(key: SiteKey): string
export function siteAt(path: string): Site | undefined
export function siteOfCall(path: string): Site | undefined
export const pageAddress: RegExp
