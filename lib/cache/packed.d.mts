export type Pack = { body: Buffer }
export function packed(page: Record<string, unknown>): Promise<Pack>
export function unpacked(pack: Pack): Promise<Record<string, unknown>>
export function exact(buffer: Buffer): Buffer
export function headerBytes(headers: Record<string, unknown> | undefined): number
