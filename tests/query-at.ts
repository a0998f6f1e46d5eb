import pg from 'pg'

/** Runs one statement on a connection of its own, as somebody else's program would. @returns its rows */
export async function queryAt<T extends pg.QueryResultRow>(
  databaseUrl: string | undefined,
  statement: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}
