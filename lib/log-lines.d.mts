import type { Logger } from 'pino'

export function sharedLog(level?: string): Logger
export function makeLog(options: {
  level: string
  write?: (line: string) => void
  /** Within it the same failure is written once; 10 seconds by default. */
  windowMs?: number
}): Logger
export function withoutAddresses(text: string): string
export function reasonOf(error: unknown): { error: string; code?: string; cause?: string; stack?: string }
export function wordsOf(error: unknown): string
export function takeConsole(log?: Logger): void
