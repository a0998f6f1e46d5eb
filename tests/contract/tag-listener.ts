import type { PoolClient } from 'pg'
import { pool } from '@/db/client'

/** Listens to the tags that expire, as another instance does. */
export class TagListener {
  /** The payloads, in the order of their commits. */
  readonly payloads: string[] = []

  private constructor(private readonly client: PoolClient) {
    client.on('notification', ({ payload }) => this.payloads.push(payload ?? ''))
  }

  static async start(): Promise<TagListener> {
    const listener = new TagListener(await pool().connect())
    await listener.client.query('listen strata_tags')
    return listener
  }

  /** Waits until everything that was committed before has been received. */
  async catchUp(): Promise<void> {
    await this.client.query('select 1')
  }

  /** Forgets what was committed so far. */
  async forget(): Promise<void> {
    await this.catchUp()
    this.payloads.length = 0
  }

  async stop(): Promise<void> {
    await this.client.query('unlisten *')
    this.client.release()
  }
}
