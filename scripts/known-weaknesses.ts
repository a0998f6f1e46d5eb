import { execFile } from 'node:child_process'
import * as z from 'zod'

/** What the registry knows of the packages that the site runs with. */
export type Weaknesses = { severe: string[] } | { unknownBecause: string }

const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string().optional() })])),
    }),
  ),
})
const failure = z.object({ statusCode: z.number().optional() })

/** Asks the registry for known weaknesses of production dependencies; it has a minute to answer. */
export function findKnownWeaknesses(): Promise<Weaknesses> {
  const options = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  // It ends with a code for weaknesses of any severity, too: only what it prints decides.
  return new Promise((resolve) => {
    execFile('npm', ['audit', ...options], { timeout: 60_000, maxBuffer: 2 ** 26 }, (_, output) =>
      resolve(readWeaknesses(output)),
    )
  })
}

/** Reads the answer of `npm audit --json`: high and critical ones, or why nothing is known. */
export function readWeaknesses(output: string): Weaknesses {
  const json = parseJson(output)
  const { data } = report.safeParse(json)
  if (!data) {
    const status = failure.safeParse(json).data?.statusCode
    return { unknownBecause: status ? `the registry answered with ${status}` : 'the registry did not answer' }
  }
  const severe = Object.values(data.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, via }) => {
      const reasons = via.map((each) => (typeof each === 'string' ? `through ${each}` : (each.title ?? '')))
      return `${name} (${severity}): ${reasons.join('; ')}`
    })
  return { severe }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
