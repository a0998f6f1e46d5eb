export type GatewayOptions = {
  port: number
  socketPath: string
  siteUrl: string
  trustedHops: number
  headers: Record<string, string>
  factor: number
}
export function startGateway(
  options: GatewayOptions,
): Promise<{ stop(withinMs: number): Promise<void>; ended: Promise<void> }>
export function privateSocket(): { socketPath: string; remove(): void }
