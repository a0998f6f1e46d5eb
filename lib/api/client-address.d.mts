export function forwardedAddress(forwardedFor: string | undefined | null, hops: number): string | null
export function networkOf(address: string): string
