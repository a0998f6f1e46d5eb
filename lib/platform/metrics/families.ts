export const routeKinds = ['page', 'call', 'file', 'other'] as const
export type RouteKind = (typeof routeKinds)[number]
export const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

/** The upper bounds of the classes by which durations are counted, in seconds. */
export const timeBoundsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** What one counter, or one list of counted durations, is about. */
export type Family = {
  name: string
  help: string
  /** The names of the labels; a series has a value for each, with a space between. */
  labels: readonly string[]
  series: readonly string[]
  /** Whether durations are counted, in the classes of `timeBoundsSeconds`. */
  isTimed?: true
}

const one = { labels: [], series: [''] } as const

/**
 * Everything that is counted while it happens. The set of series is fixed, so that no address and no name of
 * a visitor can become a label.
 */
export const families = {
  requests: {
    name: 'strata_http_request_seconds',
    help: 'Time from the arrival of a request until its answer begins, by kind of route and class of status.',
    labels: ['route', 'status'],
    series: routeKinds.flatMap((kind) => statusClasses.map((status) => `${kind} ${status}` as const)),
    isTimed: true,
  },
  cacheAnswers: {
    name: 'strata_cache_answers_total',
    help: 'Answers of the gateway from its files and pages, and the pages that it had made.',
    labels: ['store', 'outcome'],
    series: ['files hit', 'pages hit', 'pages made', 'pages stale'],
  },
  renders: {
    name: 'strata_render_seconds',
    help: 'Time in which Next answered a request, without the time in the queue.',
    ...one,
    isTimed: true,
  },
  renderQueue: {
    name: 'strata_render_queue_seconds',
    help: 'Time that a request waited before Next began with it.',
    ...one,
    isTimed: true,
  },
  refusals: {
    name: 'strata_rate_limit_refusals_total',
    help: 'Requests that a rate limit refused, by the place of the limit.',
    labels: ['limit'],
    series: ['gateway', 'pages', 'calls'],
  },
  queries: {
    name: 'strata_query_seconds',
    help: 'Time of the queries to the database.',
    ...one,
    isTimed: true,
  },
  slowQueries: {
    name: 'strata_slow_queries_total',
    help: 'Queries that took longer than SLOW_QUERY_MS.',
    ...one,
  },
  jobRuns: {
    name: 'strata_job_runs_total',
    help: 'Runs of jobs, by lane and outcome.',
    labels: ['lane', 'outcome'],
    series: ['codes', 'mail', 'moments', 'other'].flatMap((lane) => [`${lane} done`, `${lane} failed`]),
  },
  mails: {
    name: 'strata_mails_total',
    help: 'Tries to send mail: sent, postponed after a failure, or given up.',
    labels: ['outcome'],
    series: ['sent', 'postponed', 'given_up'],
  },
  edgePurges: {
    name: 'strata_edge_purges_total',
    help: 'Calls of the purge address of an edge: sent, postponed after a failure, or given up.',
    labels: ['outcome'],
    series: ['sent', 'postponed', 'given_up'],
  },
  uploads: {
    name: 'strata_files_stored_total',
    help: 'Uploaded or drawn files that were stored, without files that were there already.',
    ...one,
  },
  searches: {
    name: 'strata_search_seconds',
    help: 'Time of a search.',
    ...one,
    isTimed: true,
  },
  expiries: {
    name: 'strata_cache_expiries_total',
    help: 'Notifications that pages have changed: sent by this process, and received by it (also its own).',
    labels: ['direction'],
    series: ['sent', 'received'],
  },
  browserErrors: {
    name: 'strata_browser_errors_total',
    help: 'Reports of errors in browsers: logged or counted with a logged one, of foreign scripts, or dropped because there were too many.',
    labels: ['outcome'],
    series: ['logged', 'foreign', 'dropped'],
  },
  policyReports: {
    name: 'strata_policy_reports_total',
    help: 'Reports that the policy of a page forbade something: logged or counted with a logged one, of extensions and pages of others, or dropped because there were too many.',
    labels: ['outcome'],
    series: ['logged', 'foreign', 'dropped'],
  },
  logLines: {
    name: 'strata_log_failures_total',
    help: 'Warnings and errors, also those that the log only counts.',
    labels: ['thread', 'level'],
    series: ['application warn', 'application error', 'gateway warn', 'gateway error'],
  },
  threads: {
    name: 'strata_thread_gauges',
    help: 'Written by each thread about itself; told as gauges.',
    labels: ['thread', 'figure'],
    series: ['gateway', 'application'].flatMap((thread) =>
      ['delay_mean', 'delay_p99', 'delay_max', 'heap'].map((figure) => `${thread} ${figure}`),
    ),
  },
} as const satisfies Record<string, Family>
export type FamilyKey = keyof typeof families
