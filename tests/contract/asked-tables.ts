import { pool } from '@/db/client'

/** Runs some work and returns the tables that were read during it. */
export async function withAskedTables<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; tables: ReadonlySet<string> }> {
  const texts: string[] = []
  const { query } = pool()
  Object.assign(pool(), {
    query: (...args: unknown[]) => {
      texts.push(typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text)
      return (query as (...all: unknown[]) => unknown).apply(pool(), args)
    },
  })
  try {
    const answer = await work()
    const tables = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join) "(\w+)"/gi)].map(([, table]) => table ?? ''),
    )
    return { answer, tables: new Set(tables) }
  } finally {
    Object.assign(pool(), { query })
  }
}
