export function bodyBytesMax(url: string): number
