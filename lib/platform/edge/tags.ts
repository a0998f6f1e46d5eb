/** The header in which the application tells the gateway the tags of a page or of a call's answer. */
export const tagsHeader = 'x-strata-tags'

/** The tag of every answer that an edge keeps: to purge it empties the edge. */
export const everyTag = 'strata'

/** How long an edge that is told of publications may keep an answer. */
export const toldSeconds = 3_600
/** How long it may then still send it while it fetches the next one. */
export const staleSeconds = 60

/** Next adds tags of its own for paths, by which nothing of Strata expires. */
const isOwnTag = (tag: string) => !tag.startsWith('_N_T_')

/** Returns the tags of an answer as the header lists them. */
export const formatTags = (tags: readonly string[]): string => [...new Set(tags)].filter(isOwnTag).join(',')

/**
 * Returns the tags that a header lists. A header that occurs twice, as when `proxy.ts` has rewritten a request, has
 * them twice.
 */
export const parseTags = (header: string | readonly string[]): string[] => [
  ...new Set(
    String(header)
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]
