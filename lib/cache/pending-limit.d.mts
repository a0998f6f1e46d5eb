export class PendingLimit {
  constructor(options: { atOnce: number; perSecond: number; now?: () => number })
  readonly size: number
  wait(client: string): number
  take(client: string): number
}
