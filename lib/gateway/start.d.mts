export type GatewayOptions = {
  port: number
  socketPath: string
  siteUrl: string
  trustedHops: number
  headers: Record<string, string>
}
export function startGateway(
  options: GatewayOptions,
): Promise<{ stop(withinMs: number): Promise<void>; ended: Promise<number> }>
export function privateSocket(): { socketPath: string; remove(): void }
