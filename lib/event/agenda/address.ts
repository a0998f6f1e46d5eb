import type { AgendaDayAndHall } from './view'

const parsePositiveInteger = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** Reads the day and the hall from the path of an agenda page; null when one of them is not a number. */
export function parseAgendaPath(parts: { day: string; hall?: string }): AgendaDayAndHall | null {
  const day = parsePositiveInteger(parts.day)
  const hall = parts.hall === undefined ? undefined : parsePositiveInteger(parts.hall)
  if (day === null || hall === null) return null
  return { day, ...(hall === undefined ? {} : { hall }) }
}

/** Reads the number of a session from the file name of its calendar, such as `12.ics`. */
export function sessionIdOfFileName(file: string): number | null {
  return file.endsWith('.ics') ? parsePositiveInteger(file.slice(0, -'.ics'.length)) : null
}

/** The most sessions of a visitor's plan that an address may contain. */
const planMax = 300

/**
 * Reads the session numbers of a visitor's plan from an address and ignores anything that is not a number.
 */
export function parsePlanIds(ids: string | null): Set<number> {
  const parts = (ids ?? '')
    .slice(0, 10 * planMax)
    .split(',')
    .slice(0, planMax)
  return new Set(parts.map(parsePositiveInteger).filter((id): id is number => id !== null))
}
