import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { lineFileName } from '@/lib/platform/old-site/line-folder'
import { cleanWordpressText, pictureAddressIn } from './wordpress-text'

/** What an export of WordPress has and an import does not bring: the type of the records, and how many there are. */
export type LeftOut = { type: string; count: number; reason: string }

/** An item of an export: texts by the names of their tags. */
type Item = {
  texts: Record<string, string>
  categories: { domain: string; nicename: string }[]
  meta: Record<string, string>
}

type Page = {
  id: string
  parent: string
  order: number
  title: string
  isShown: boolean
  url: string
  isEnglish: boolean
}

/** Types of records that belong to WordPress itself, and mean nothing elsewhere. */
const ownTypes = [
  'revision',
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
]
const ownTypePrefix = 'wp_'
/** States of items that were thrown away, or never written. */
const noStates = ['trash', 'auto-draft', 'inherit']
const menuLevelMax = 3
/** The most pages of an export, which are kept in memory to be put in order. */
const pagesMax = 20_000

/**
 * Writes what an export of WordPress (WXR) has as files of lines, which an import reads: categories and posts as
 * news, pages as menu items with their texts. The export is read twice as a stream, so its length does not matter.
 * @param folder is emptied and filled
 * @throws Error for a file that is no export of WordPress
 */
export async function writeWordpressLines(path: string, folder: string): Promise<LeftOut[]> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const site = await readSite(path)
  const writers = new LineWriters(folder)
  const leftOut = new Map<string, LeftOut>()
  const pages = new Map<string, Page>()
  try {
    for (const { id, name } of site.categories.values())
      await writers.write('news categories', { old_id: id, category: name })
    await readItems(path, async (item) => {
      const { 'wp:post_type': type = '', 'wp:status': state = '', 'wp:post_id': id = '' } = item.texts
      if (type === 'post' && !noStates.includes(state)) await writers.write('news', newsLine(item, site))
      else if (type === 'page' && !noStates.includes(state)) {
        if (pages.size >= pagesMax) throw new Error(`${path} has more than ${pagesMax} pages`)
        pages.set(id, pageOf(item))
        await writers.write('page texts', textLine(item, site))
      } else if (type !== 'attachment' && !ownTypes.includes(type) && !type.startsWith(ownTypePrefix)) {
        const isThrownAway = type === 'post' || type === 'page'
        const reason = isThrownAway ? 'thrown away or never written' : 'records of this type are not imported'
        const entry = leftOut.get(type) ?? { type, count: 0, reason }
        leftOut.set(type, { ...entry, count: entry.count + 1 })
      }
    })
    for (const line of menuLines(pages)) await writers.write('menu', line)
  } finally {
    await writers.close()
  }
  if (site.commentCount > 0)
    leftOut.set('comment', { type: 'comment', count: site.commentCount, reason: 'comments are not imported' })
  return [...leftOut.values()]
}

type Site = {
  categories: Map<string, { id: string; name: string }>
  authors: Map<string, string>
  /** The addresses of pictures and files, by the numbers of their records. */
  attachments: Map<string, string>
  commentCount: number
}

async function readSite(path: string): Promise<Site> {
  const site: Site = { categories: new Map(), authors: new Map(), attachments: new Map(), commentCount: 0 }
  const usedCategories = new Set<string>()
  await readExport(path, {
    async item({ texts, categories }) {
      const { 'wp:post_type': type, 'wp:post_id': id = '', 'wp:attachment_url': url = '' } = texts
      if (type === 'attachment') site.attachments.set(id, url)
      if (type === 'post')
        for (const { domain, nicename } of categories) if (domain === 'category') usedCategories.add(nicename)
    },
    category: ({ 'wp:term_id': id = '', 'wp:category_nicename': nicename = '', 'wp:cat_name': name = '' }) =>
      site.categories.set(nicename, { id, name: name || nicename }),
    author: ({ 'wp:author_login': login = '', 'wp:author_display_name': name = '' }) =>
      site.authors.set(login, name || login),
    comment: () => site.commentCount++,
  })
  for (const nicename of site.categories.keys())
    if (!usedCategories.has(nicename)) site.categories.delete(nicename)
  return site
}

const readItems = (path: string, item: (item: Item) => Promise<void>) =>
  readExport(path, { item, category() {}, author() {}, comment() {} })

/** Whether a plugin for languages marks an item as English. */
const isEnglish = ({ categories }: Item) =>
  categories.some(({ domain, nicename }) => domain === 'language' && /^en/i.test(nicename))

function newsLine(item: Item, site: Site): Record<string, unknown> {
  const { texts, categories, meta } = item
  const suffix = isEnglish(item) ? '_en' : ''
  const text = cleanWordpressText(texts['content:encoded'] ?? '', site.attachments)
  const category = categories
    .filter(({ domain }) => domain === 'category')
    .map(({ nicename }) => site.categories.get(nicename)?.id)
    .find((id) => id !== undefined)
  return {
    old_id: texts['wp:post_id'],
    old_url: texts.link,
    [`title${suffix}`]: texts.title,
    [`summary${suffix}`]: cleanWordpressText(texts['excerpt:encoded'] ?? '', site.attachments),
    [`text${suffix}`]: text,
    image: site.attachments.get(meta._thumbnail_id ?? '') ?? pictureAddressIn(text),
    publisher: site.authors.get(texts['dc:creator'] ?? '') ?? '',
    category_cid: category,
    news_status: isShown(texts),
    created_at: momentOf(texts, 'post_date'),
    updated_at: momentOf(texts, 'post_modified'),
  }
}

const isShown = (texts: Item['texts']) => texts['wp:status'] === 'publish' && !texts['wp:post_password']

/** The moment of an item: in UTC if the export has it, which a draft has not, else as the site's clock showed it. */
function momentOf(texts: Item['texts'], name: string): string | null {
  const utc = texts[`wp:${name}_gmt`] ?? ''
  if (/^[12]/.test(utc)) return `${utc.replace(' ', 'T')}Z`
  return texts[`wp:${name}`] ?? null
}

function textLine(item: Item, site: Site): Record<string, unknown> {
  const text = cleanWordpressText(item.texts['content:encoded'] ?? '', site.attachments)
  return { cid: item.texts['wp:post_id'], [isEnglish(item) ? 'text_en' : 'text']: text }
}

const pageOf = (item: Item): Page => ({
  id: item.texts['wp:post_id'] ?? '',
  parent: item.texts['wp:post_parent'] ?? '0',
  order: Number(item.texts['wp:menu_order'] ?? 0),
  title: item.texts.title ?? '',
  isShown: isShown(item.texts),
  url: item.texts.link ?? '',
  isEnglish: isEnglish(item),
})

/** Yields menu items, each after the one above it; pages below the third level stand beside those of the third. */
function* menuLines(pages: ReadonlyMap<string, Page>): Generator<Record<string, unknown>> {
  const children = new Map<string, Page[]>()
  for (const page of pages.values()) {
    const parent = pages.has(page.parent) ? page.parent : '0'
    children.set(parent, [...(children.get(parent) ?? []), page])
  }
  const listedIds = new Set<string>()
  function* below(
    parent: string,
    level: number,
    menuParent: string | null,
  ): Generator<Record<string, unknown>> {
    for (const page of (children.get(parent) ?? []).sort(
      (a, b) => a.order - b.order || a.title.localeCompare(b.title),
    )) {
      if (listedIds.has(page.id)) continue
      listedIds.add(page.id)
      const name = page.title || page.id
      yield {
        ...{
          old_id: page.id,
          old_url: page.url,
          pid: menuParent,
          category_level: level,
          page_type: 'static',
        },
        ...(page.isEnglish ? { category_en: name } : { category: name }),
        category_status: page.isShown,
      }
      const isDeepest = level === menuLevelMax
      yield* below(page.id, isDeepest ? level : level + 1, isDeepest ? menuParent : page.id)
    }
  }
  yield* below('0', 1, null)
  // Pages that are under each other in a circle hang under nothing.
  for (const page of pages.values()) {
    if (listedIds.has(page.id)) continue
    children.set('circle', [page])
    yield* below('circle', 1, null)
  }
}

type ExportHandlers = {
  item(item: Item): Promise<void>
  category(texts: Record<string, string>): void
  author(texts: Record<string, string>): void
  comment(): void
}

/** Characters that XML does not allow, and that exports have nevertheless. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** The longest text of an item; a longer one is cut off. */
const textLettersMax = 10 * 1024 * 1024

/** Parses an export part by part. Entity declarations are ignored, so nothing expands. */
async function readExport(path: string, { item, category, author, comment }: ExportHandlers): Promise<void> {
  const parser = new SaxesParser()
  const items: Item[] = []
  let current: Item | undefined
  let group: Record<string, string> | undefined
  let meta: { key: string; value: string } | undefined
  let text = ''
  let isExport = false
  parser.on('error', (error) => {
    throw new Error(`${basename(path)} is no export of WordPress: ${error.message}`)
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    text = ''
    if (name === 'wp:wxr_version') isExport = true
    if (name === 'item') current = { texts: {}, categories: [], meta: {} }
    if (name === 'wp:category' || name === 'wp:author') group = {}
    if (name === 'wp:postmeta') meta = { key: '', value: '' }
    if (name === 'wp:comment') comment()
    if (name === 'category' && current)
      current.categories.push({ domain: attributes.domain ?? '', nicename: attributes.nicename ?? '' })
  })
  const addText = (part: string) => {
    if (text.length < textLettersMax) text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    if (meta) {
      if (name === 'wp:meta_key') meta.key = text
      if (name === 'wp:meta_value') meta.value = text
      if (name === 'wp:postmeta') {
        if (current && meta.key === '_thumbnail_id') current.meta[meta.key] = meta.value
        meta = undefined
      }
    } else if (group) {
      if (name === 'wp:category') category(group)
      else if (name === 'wp:author') author(group)
      else group[name] = text.trim()
      if (name === 'wp:category' || name === 'wp:author') group = undefined
    } else if (current) {
      if (name === 'item') {
        items.push(current)
        current = undefined
      } else current.texts[name] ??= name === 'content:encoded' ? text : text.trim()
    }
    text = ''
  })
  const source = createReadStream(path, 'utf8')
  try {
    for await (const part of source) {
      parser.write(String(part).replace(unwritable, ''))
      for (const each of items.splice(0)) await item(each)
    }
    parser.close()
  } finally {
    source.destroy()
  }
  for (const each of items.splice(0)) await item(each)
  if (!isExport) throw new Error(`${basename(path)} is no export of WordPress`)
}

class LineWriters {
  private readonly streams = new Map<string, WriteStream>()

  constructor(private readonly folder: string) {}

  async write(kind: string, line: Record<string, unknown>): Promise<void> {
    let stream = this.streams.get(kind)
    if (!stream) {
      stream = createWriteStream(join(this.folder, `${lineFileName(kind)}.jsonl`))
      this.streams.set(kind, stream)
    }
    if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, 'drain')
  }

  async close(): Promise<void> {
    for (const stream of this.streams.values()) {
      stream.end()
      await once(stream, 'close')
    }
  }
}
