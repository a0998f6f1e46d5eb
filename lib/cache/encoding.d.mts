export function encodingFor(header: string | undefined): 'br' | 'gzip' | 'identity' | null
