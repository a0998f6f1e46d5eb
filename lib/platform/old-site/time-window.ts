import { setTimeout as sleep } from 'node:timers/promises'

const ulaanbaatarOffsetMinutes = 8 * 60
const minuteMs = 60_000
const dayMinutes = 24 * 60

/** Hours of the day, in Ulaanbaatar, in which an old site may be asked; they may go over midnight. */
export class TimeWindow {
  private constructor(
    private readonly fromMinute: number,
    private readonly toMinute: number,
  ) {}

  /** Reads hours such as `22:00-06:30`; null for what is written otherwise, or is no time. */
  static parse(text: string): TimeWindow | null {
    const [, fromHour, fromMinute, toHour, toMinute] =
      /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
    const [from, to] = [minutesOf(fromHour, fromMinute), minutesOf(toHour, toMinute)]
    return fromHour === undefined || from === to ? null : new TimeWindow(from, to)
  }

  /** How long it takes until the window is open, in milliseconds; 0 while it is. */
  msUntilOpen(now: Date): number {
    const minutes = now.getTime() / minuteMs + ulaanbaatarOffsetMinutes
    const minute = minutes % dayMinutes
    const { fromMinute: from, toMinute: to } = this
    const isOpen = from < to ? minute >= from && minute < to : minute >= from || minute < to
    return isOpen ? 0 : Math.ceil(((from - minute + dayMinutes) % dayMinutes) * minuteMs)
  }

  async waitUntilOpen(): Promise<void> {
    for (let ms = this.msUntilOpen(new Date()); ms > 0; ms = this.msUntilOpen(new Date()))
      // A clock that is set anew meanwhile is seen within a minute.
      await sleep(Math.min(ms, minuteMs))
  }
}

const minutesOf = (hour = '', minute = '') => Number(hour) * 60 + Number(minute)
