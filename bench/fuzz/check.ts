import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { TouchedTables } from '@/tests/contract/touched-tables'
import { type Caller, callers, findForeignAddresses, isAdmitted } from './callers'
import { type Document, type Operation, operationsOf } from './operations'
import { bodyOf, type Input, SentFile, validInputs } from './requests'
import { invalidValues } from './values'

export type Send = (target: string, init: RequestInit) => Promise<Response>
type Fault = { call: string; caller: string; fault: string; input: string }
export type FuzzReport = {
  requests: number
  /** By call: how many valid inputs were taken or refused for what is stored, and how many as invalid. */
  valid: Map<string, { taken: number; refused: number; refusal: string }>
  invalidCount: number
  faults: Fault[]
}
type Reply = { status: number; fault: string | null; answer: { message?: string; fields?: object } }

/** For how many calls a session is used: a call may end it, and it would then be refused everywhere. */
const sessionCalls = 12
/** The refusals of an input, whatever is stored. */
const inputRefusals = [400, 413, 415]
/** The PDFs of the demo content are read in a minute. */
const jobsMsMax = 120_000
/** What the counts of limits, the use of a session and the life of a process write, also for refused calls. */
const alwaysWritten = ['rate_limits', 'api_tokens', 'staff_sessions', 'server_instances']

/**
 * Makes the calls of an OpenAPI document by each caller, with inputs that its schemas take and with such that
 * they refuse.
 */
export class Fuzzer {
  readonly report: FuzzReport = { requests: 0, valid: new Map(), invalidCount: 0, faults: [] }
  readonly #sessions = new Map<Caller, Record<string, string>>()

  private constructor(
    private readonly operations: readonly Operation[],
    private readonly send: Send,
    private readonly filesDir: string,
    private readonly foreignAddresses: ReadonlyMap<Caller, readonly string[]>,
    private readonly touchedTables: TouchedTables,
  ) {}

  /** @param filesDir the folder in which refused calls must leave nothing */
  static async start(document: Document, send: Send, filesDir: string): Promise<Fuzzer> {
    // Every kind of person exists before the addresses of others are read.
    for (const { signIn } of callers) await signIn()
    const foreignAddressesOf = await findForeignAddresses()
    const foreignAddresses = new Map(callers.map((caller) => [caller, foreignAddressesOf(caller)]))
    const touchedTables = await TouchedTables.start()
    return new Fuzzer(operationsOf(document), send, filesDir, foreignAddresses, touchedTables)
  }

  /**
   * Makes every call once more.
   * @param seed decides all inputs, and the call to begin with
   * @param runs how many valid inputs each call gets from each caller
   * @param until the time at which to stop
   * @returns whether there was time for all calls
   */
  async runRound(seed: number, runs: number, until: number): Promise<boolean> {
    const start = seed % this.operations.length
    const operations = [...this.operations.slice(start), ...this.operations.slice(0, start)]
    for (const [at, operation] of operations.entries()) {
      if (at % sessionCalls === 0) this.#sessions.clear()
      for (const [place, caller] of callers.entries()) {
        if (Date.now() > until) return false
        await this.#sendValid(operation, caller, { seed: seed + at * callers.length + place, runs })
      }
      // A public call may refuse tokens whatever its input.
      const admittedCallers = callers.filter(
        (caller) =>
          isAdmitted(caller, operation) && !(operation.security.length === 0 && caller.scheme === 'token'),
      )
      const caller = admittedCallers[(seed + at) % admittedCallers.length]
      if (caller) await this.#sendInvalid(operation, caller, seed + at)
    }
    return true
  }

  async #sendValid(operation: Operation, caller: Caller, { seed, runs }: { seed: number; runs: number }) {
    const isRefused = !isAdmitted(caller, operation)
    const valid = this.report.valid.get(operation.id) ?? { taken: 0, refused: 0, refusal: '' }
    this.report.valid.set(operation.id, valid)
    const property = fc.asyncProperty(validInputs(operation), async (input) => {
      let reply = await this.#ask(operation, caller, input)
      if (reply.status === 401 && !isRefused) {
        this.#sessions.delete(caller)
        reply = await this.#ask(operation, caller, input)
      }
      const { status, fault, answer } = reply
      if (fault) throw new Error(fault)
      if (isRefused) {
        if (status !== 401 && status !== 403) throw new Error(`a caller without the right got ${status}`)
      } else if (status === 400) {
        valid.refused++
        valid.refusal = JSON.stringify(answer.fields ?? answer.message)
      } else valid.taken++
    })
    const run = await fc.check(property, { seed, numRuns: isRefused ? 1 : runs })
    if (run.failed) this.#note(operation, caller, String(run.errorInstance), run.counterexample?.[0])
  }

  /**
   * Sends everything that is wrong with one thing of a valid input; refused calls must write nothing. Jobs
   * write too, so it begins when none is due, and only what is written again and again counts.
   */
  async #sendInvalid(operation: Operation, caller: Caller, seed: number): Promise<void> {
    this.#sessions.delete(caller)
    await this.#sessionOf(caller)
    const [base = {}] = fc.sample(validInputs(operation), { seed, numRuns: 1 })
    let writing = ''
    for (let attempt = 0; attempt < 3; attempt++) {
      await waitForJobs()
      const before = await this.#measure()
      await this.touchedTables.forget()
      await this.#sendWrong(operation, caller, base)
      const after = await this.#measure()
      // A picture of staff is stored before its form is refused; the sweep removes it (decision 26).
      const mayLeaveFile = caller.role !== undefined
      const tables = (await this.touchedTables.names()).filter(
        (name) =>
          !alwaysWritten.includes(name) &&
          !(mayLeaveFile && name === 'files') &&
          // A mail that is sent changes its row.
          !(name === 'mail_outbox' && after.mails <= before.mails),
      )
      const fileCount = mayLeaveFile ? 0 : Math.max(0, after.files - before.files)
      if (tables.length === 0 && fileCount === 0) return
      writing = `refused calls wrote into ${tables.join(', ')}; ${fileCount} files`
    }
    this.#note(operation, caller, writing)
  }

  async #measure(): Promise<{ mails: number; files: number }> {
    return { mails: await db().$count(mailOutbox), files: await countFiles(this.filesDir) }
  }

  async #sendWrong(operation: Operation, caller: Caller, base: Input): Promise<void> {
    for (const { name, input, body, status: refusalStatus } of wrongRequests(operation, base, caller)) {
      this.report.invalidCount++
      const { status, fault } = await this.#ask(operation, caller, input ?? base, body)
      const isRefused = refusalStatus ? status === refusalStatus : inputRefusals.includes(status)
      if (fault) this.#note(operation, caller, `${name}: ${fault}`, input)
      else if (!isRefused) this.#note(operation, caller, `${name} is answered with ${status}`, input)
    }
  }

  async #ask(
    operation: Operation,
    caller: Caller,
    input: Input,
    otherBody?: Partial<ReturnType<typeof bodyOf>>,
  ): Promise<Reply> {
    const { query, body, headers } = { ...bodyOf(operation, input), ...otherBody }
    this.report.requests++
    const response = await this.send(`${operation.path}${query}`, {
      method: operation.method,
      headers: { ...(await this.#sessionOf(caller)), ...headers },
      body,
    })
    const { status } = response
    const type = response.headers.get('content-type') ?? ''
    const text = await response.text()
    const answer = (type.startsWith('application/json') ? JSON.parse(text) : {}) as Reply['answer']
    const address = this.foreignAddresses.get(caller)?.find((each) => text.includes(each))
    const fault =
      (status >= 500 ? `the status is ${status}` : null) ??
      operation.findFault(status, type, answer) ??
      (address === undefined ? null : `the answer has the address ${address}`)
    return { status, fault, answer }
  }

  async #sessionOf(caller: Caller): Promise<Record<string, string>> {
    const headers = this.#sessions.get(caller) ?? (await caller.signIn())
    this.#sessions.set(caller, headers)
    return headers
  }

  #note({ id }: Operation, { name }: Caller, fault: string, input?: unknown): void {
    const text = JSON.stringify(input)?.slice(0, 300) ?? ''
    this.report.faults.push({ call: id, caller: name, fault, input: text })
  }
}

type Wrong = {
  name: string
  input?: Input
  body?: Partial<ReturnType<typeof bodyOf>>
  /** The status of the refusal, if it is none of an input. */
  status?: number
}

/** Lists requests with one thing wrong each. */
function wrongRequests(operation: Operation, base: Input, { scheme }: Caller): Wrong[] {
  const { input, sentAs, files, method } = operation
  const fields = Object.entries(input.properties).filter(([name]) => !(name in files))
  const wrong: Wrong[] = fields.flatMap(([name, schema]) =>
    invalidValues(schema, sentAs === 'json' ? 'json' : 'text').map((each) => ({
      name: `${name}: ${each.name}`,
      input: { ...base, [name]: each.value },
    })),
  )
  for (const name of input.required)
    wrong.push({ name: `${name} is missing`, input: { ...base, [name]: undefined } })
  for (const [name, types] of Object.entries(files))
    wrong.push({
      name: `${name}: a file of another kind`,
      input: {
        ...base,
        [name]: new SentFile(types.includes('application/pdf') ? 'video/mp4' : 'application/pdf'),
      },
    })
  // A script has no cookies that another site could misuse.
  if (method !== 'GET' && scheme !== 'token')
    wrong.push({
      name: 'from another site',
      status: 403,
      body: {
        headers: {
          origin: 'https://evil.example',
          ...(sentAs === 'json' && { 'content-type': 'application/json' }),
        },
      },
    })
  if (method === 'POST') {
    const json = { 'content-type': 'application/json' }
    wrong.push(
      { name: 'broken JSON', body: { headers: json, body: '{"id": 1' } },
      { name: 'a list as JSON', body: { headers: json, body: '[1]' } },
      { name: 'no UTF-8', body: { headers: json, body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) } },
      { name: 'another content type', body: { headers: { 'content-type': 'text/plain' }, body: 'x' } },
      {
        name: 'a form without an end',
        body: {
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          body: '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n1',
        },
      },
      { name: 'an endless body', body: { headers: json, body: `{"x":"${'x'.repeat(4 * 1024 * 1024)}"}` } },
    )
  }
  return wrong
}

/** Waits until no job is due or runs, such as the reading of PDFs and the index of the search. */
async function waitForJobs(): Promise<void> {
  const until = Date.now() + jobsMsMax
  while (Date.now() < until) {
    const { rows } = await db().execute<{ count: number }>(sql`
      select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`)
    if (rows[0]?.count === 0) return
    await setTimeout(100)
  }
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}
