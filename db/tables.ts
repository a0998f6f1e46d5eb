import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as accounts from './schema/accounts'
import * as assessment from './schema/assessment'
import * as audit from './schema/audit'
import * as cache from './schema/cache'
import * as content from './schema/content'
import * as credentials from './schema/credentials'
import * as directory from './schema/directory'
import * as drafts from './schema/drafts'
import * as event from './schema/event'
import * as exchange from './schema/exchange'
import * as files from './schema/files'
import * as history from './schema/history'
import * as imports from './schema/imports'
import * as links from './schema/links'
import * as mail from './schema/mail'
import * as meetings from './schema/meetings'
import * as members from './schema/members'
import * as menu from './schema/menu'
import * as news from './schema/news'
import * as operations from './schema/operations'
import * as previews from './schema/previews'
import * as requests from './schema/requests'
import * as reviews from './schema/reviews'
import * as search from './schema/search'
import * as searchOffice from './schema/search-office'
import * as site from './schema/site'
import * as translations from './schema/translations'

/** Every table of `db/schema`; a test compares the list of files with the folder. */
export const tables: readonly PgTable[] = [
  accounts,
  assessment,
  audit,
  cache,
  content,
  credentials,
  directory,
  drafts,
  event,
  exchange,
  files,
  history,
  imports,
  links,
  mail,
  meetings,
  members,
  menu,
  news,
  operations,
  previews,
  requests,
  reviews,
  search,
  searchOffice,
  site,
  translations,
]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))

/** Returns the columns of a table that have an English column beside them: `title` for `title` and `title_en`. */
export function listBilingualColumns(tableName: string): string[] {
  const table = tables.find((each) => getTableName(each) === tableName)
  const names = table ? Object.values(getTableColumns(table)).map(({ name }) => name) : []
  return names.filter((name) => names.includes(`${name}_en`))
}
