import type { IncomingMessage } from 'node:http'
import { sharedLog } from '@/lib/platform/log-lines'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { policyReportsPath } from '@/lib/platform/site/policy-reports'
import { ReportEndpoint } from './report-endpoint'

/** The most reports of one body that are read. */
const reportsMax = 20
/** What extensions of browsers bring into a page; their addresses have a scheme of their own. */
const extensionScheme =
  /^(?:(?:chrome|moz|ms-browser|opera|safari|safari-web)-extension|webkit-masked-url|user-script|about)(?::|$)/
/** What a report says instead of an address: `inline`, `eval`, `data`. */
const keyword = /^[a-z-]{1,30}$/

const counts = {
  logged: placeOf('policyReports', 'logged'),
  foreign: placeOf('policyReports', 'foreign'),
  dropped: placeOf('policyReports', 'dropped'),
}

type Violation = { page: string; directive: string; blocked: string; source: string; line: number }

/**
 * Collects what the policies of pages forbade in visitors' browsers: grouped by page, directive and source, and
 * without addresses of visitors (decision 125).
 */
export class PolicyReports extends ReportEndpoint {
  /** @param findRoute returns the pattern of the page at an address, such as `/mm/detail/[id]` */
  constructor(
    siteUrl: string,
    factor: number,
    private readonly findRoute: (url: string) => string | undefined,
  ) {
    super(policyReportsPath, siteUrl, factor)
  }

  // Not every browser names the origin of a report; the page in a report must be ours too.
  protected isOwn({ origin }: IncomingMessage['headers']): boolean {
    return origin === undefined || origin === 'null' || origin === this.origin
  }

  protected countDropped(): void {
    countOne(counts.dropped)
  }

  protected note(body: string, { 'content-type': type = '' }: IncomingMessage['headers']): boolean {
    const violations = parseViolations(body, type.split(';')[0]?.trim().toLowerCase() ?? '')
    for (const violation of violations?.slice(0, reportsMax) ?? []) this.#note(violation)
    return violations !== null
  }

  #note({ page, directive, blocked, source, line }: Violation): void {
    const isOfExtension = extensionScheme.test(blocked) || extensionScheme.test(source)
    if (isOfExtension || !URL.canParse(page) || new URL(page).origin !== this.origin)
      return countOne(counts.foreign)
    const fields = {
      page: this.findRoute(new URL(page).pathname) ?? 'other',
      directive: keyword.test(directive) ? directive : 'other',
      blocked: this.#withoutPath(blocked),
      source: this.#withoutPath(source) + (source && line > 0 ? `:${line}` : ''),
    }
    const isNoted = this.groups.writeOrCount(Object.values(fields).join(' '), undefined, (more) =>
      sharedLog().info({ ...fields, ...more }, 'a policy forbade something'),
    )
    countOne(isNoted ? counts.logged : counts.dropped)
  }

  /** Returns what an address is without what a visitor may have in it: one of our scripts, `self` or a host. */
  #withoutPath(address: string): string {
    if (address === '' || keyword.test(address)) return address
    if (!URL.canParse(address)) return 'other'
    const { origin, protocol, hostname, pathname } = new URL(address)
    if (origin === this.origin) return /^\/_next\/static\/[\w./~-]{1,120}$/.test(pathname) ? pathname : 'self'
    return /^(?:https?|wss?):$/.test(protocol) ? hostname.slice(0, 100) : protocol.slice(0, 30)
  }
}

/** @returns null if the body is no report */
function parseViolations(body: string, type: string): Violation[] | null {
  try {
    const json: unknown = JSON.parse(body)
    if (type === 'application/csp-report') return [violationOf((json as Json)['csp-report'] as Json)]
    if (type !== 'application/reports+json' || !Array.isArray(json)) return null
    const ofPolicies = (json as Json[]).filter((report) => report.type === 'csp-violation')
    return ofPolicies.map((report) => violationOf(report.body as Json))
  } catch {
    return null
  }
}

type Json = Record<string, unknown>

/** Reads both spellings: of the directive `report-uri`, and of `report-to`. */
function violationOf(report: Json): Violation {
  const read = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') ?? ''
  const line = report['line-number'] ?? report.lineNumber
  return {
    page: read('document-uri', 'documentURL'),
    directive: read('effective-directive', 'effectiveDirective', 'violated-directive').split(' ')[0] ?? '',
    blocked: read('blocked-uri', 'blockedURL'),
    source: read('source-file', 'sourceFile'),
    line: typeof line === 'number' && Number.isSafeInteger(line) ? line : 0,
  }
}
