import { createHash } from 'node:crypto'
import pg from 'pg'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'
import { reuseWithin } from '@/lib/platform/reuse-within'

/** A plan without costs, conditions and values. */
export type PlanSummary = {
  /** The hash of the plan's steps with their tables and indexes. */
  plan: string
  /** The beginning of these steps, such as `Limit (Index Scan news news_pkey)`. */
  steps: string
}
/** A node of `EXPLAIN (FORMAT JSON)`. */
type PlanNode = { Plans?: PlanNode[] } & Record<string, unknown>

const waitMsMax = 2_000
const reuseMs = 60_000
const statementsMax = 500
const stepLettersMax = 120
const plannedStatement = /^\s*(?:delete|insert|merge|select|update|values|with)\b/i

declare global {
  interface ProcessState {
    planPool?: pg.Pool
  }
}

/** One connection at a time, closed after each plan: a slow query often comes when all others are busy. */
const getOrOpenPlanPool = (): pg.Pool =>
  (processState.planPool ??= new pg.Pool({
    connectionString: env().databaseDirectUrl,
    application_name: 'strata-plans',
    max: 1,
    maxUses: 1,
    connectionTimeoutMillis: waitMsMax,
    query_timeout: waitMsMax,
  }).on('error', () => undefined))

const planReaders = new Map<string, (text: string, values: unknown[]) => Promise<PlanSummary | undefined>>()

/**
 * Asks Postgres how it plans a statement with these values, at most once a minute for each statement. The
 * statement does not run again.
 * @param statement the hash of the statement
 * @returns undefined for a statement without a plan, and when Postgres does not answer in time
 */
export async function readPlan(
  statement: string,
  text: string,
  values: unknown[],
): Promise<PlanSummary | undefined> {
  if (!plannedStatement.test(text)) return undefined
  const reader = planReaders.get(statement) ?? reuseWithin(reuseMs, explainStatement)
  planReaders.delete(statement)
  planReaders.set(statement, reader)
  for (const oldest of planReaders.keys()) {
    if (planReaders.size <= statementsMax) break
    planReaders.delete(oldest)
  }
  return reader(text, values)
}

async function explainStatement(text: string, values: unknown[]): Promise<PlanSummary | undefined> {
  try {
    // The extended protocol takes one statement only.
    const config = { text: `explain (format json) ${text}`, values, queryMode: 'extended' }
    const { rows } = await getOrOpenPlanPool().query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(config)
    const root = rows[0]?.['QUERY PLAN'][0]?.Plan
    return root && summarizePlan(root)
  } catch {
    return undefined
  }
}

/** Identifies a plan by its steps, tables and indexes. */
export function summarizePlan(root: PlanNode): PlanSummary {
  const steps = describeSteps(root)
  return {
    plan: createHash('sha256').update(steps).digest('hex').slice(0, 12),
    steps: steps.slice(0, stepLettersMax),
  }
}

function describeSteps(node: PlanNode): string {
  const words = [node['Join Type'], node['Node Type'], node['Relation Name'], node['Index Name']]
  const step = words.filter((word) => typeof word === 'string').join(' ')
  return node.Plans ? `${step} (${node.Plans.map(describeSteps).join(', ')})` : step
}
