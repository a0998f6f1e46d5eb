export type Encoding = 'br' | 'gzip' | 'identity'
export function encodingFor(header: string | undefined): Encoding | null
