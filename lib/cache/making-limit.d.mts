export class MakingLimit {
  constructor(options: { atOnce: number; perSecond: number; now?: () => number })
  readonly size: number
  wait(client: string): number
  take(client: string): number
}
