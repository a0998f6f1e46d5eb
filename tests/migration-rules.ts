import { hasOnlyConcurrentIndexes } from '@/db/migrate'

/** The first migration creates a database: no older version uses it. */
export const rulesFrom = 1

const contractHeader = /^-- contract: .*\bunused since version (\d+)\b/m

/** Statements that break an older version while it still runs, and why. */
const contracts: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|type|schema|view|default)\b/, 'takes away what an older version may still use'],
  [/\bset\s+not\s+null\b/, 'refuses the rows of an older version, which leaves the column out'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/, 'gives an older version values of another type'],
]
const renames = /\balter\s+(?:table|type|view)\b.*\brename\s+(?!constraint\b)/s
const addedColumn = /\badd\s+column\b[^,]*/g

/** Quoted text and comments. */
const quotedOrComment = /\$(\w*)\$.*?\$\1\$|'(?:[^']|'')*'|--(?!> statement-breakpoint)[^\n]*/gs

/** The statements of a migration, without comments and quoted text. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(quotedOrComment, (part) => (part.startsWith('--') ? '' : "''"))
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.trim().toLowerCase())
    .filter(Boolean)
}

/** The version since which nothing uses what the migration removes; null when its header names none. */
export function unusedSince(sql: string): number | null {
  const [, version] = contractHeader.exec(sql) ?? []
  return version === undefined ? null : Number(version)
}

/**
 * The problems of a migration. While it runs, and until all instances are new, older versions work with its
 * result: a release adds, and a later one removes what its predecessor no longer uses.
 */
export function migrationProblems(sql: string): string[] {
  const statements = statementsOf(sql)
  const isContract = unusedSince(sql) !== null
  const of = (statement: string) => statement.replace(/\s+/g, ' ').slice(0, 80)
  return statements.flatMap((statement) => {
    const problems: string[] = []
    if (renames.test(statement))
      problems.push('renames in place: add the new name, fill both, and drop the old one in a later release')
    if (!isContract) {
      for (const [pattern, why] of contracts) if (pattern.test(statement)) problems.push(why)
      for (const column of statement.match(addedColumn) ?? [])
        if (/\bnot\s+null\b/.test(column) && !/\b(?:default|generated|serial|bigserial)\b/.test(column))
          problems.push('adds a column that an older version cannot fill: give it a default')
    }
    if (hasOnlyConcurrentIndexes([statement]) && !hasOnlyConcurrentIndexes(statements))
      problems.push('makes an index concurrently beside other statements: it needs a migration of its own')
    return problems.map((problem) => `${problem} (${of(statement)})`)
  })
}
