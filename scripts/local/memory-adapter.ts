import type { Adapter, AdapterPayload } from 'oidc-provider'

/**
 * Keeps the short-lived data of the identity provider in memory. It keeps no session, so every sign-in asks
 * again who signs in, and one person can try all roles.
 */
export class MemoryAdapter implements Adapter {
  readonly #rows = new Map<string, { payload: AdapterPayload; expiresAt: number }>()
  readonly #model: string

  constructor(model: string) {
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload, expiresInS = 3600): Promise<void> {
    if (this.#model === 'Session') return
    const now = Date.now()
    for (const [key, row] of this.#rows) if (row.expiresAt < now) this.#rows.delete(key)
    this.#rows.set(id, { payload, expiresAt: now + expiresInS * 1000 })
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = this.#rows.get(id)
    return row && row.expiresAt > Date.now() ? row.payload : undefined
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.userCode === userCode)
  }

  async consume(id: string): Promise<void> {
    const row = this.#rows.get(id)
    if (row) row.payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    this.#rows.delete(id)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, row] of this.#rows) if (row.payload.grantId === grantId) this.#rows.delete(id)
  }

  #first(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    return [...this.#rows.values()].find((row) => matches(row.payload))?.payload
  }
}
