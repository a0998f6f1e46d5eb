import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '@/lib/platform/process-state'

type Attributes = Record<string, string | number>

/** Traces for OpenTelemetry; the module that makes them is only loaded where they are wanted. */
type Tracing = {
  /** Runs the answer of a request, and ends its span with the response. */
  traceRequest: (request: IncomingMessage, response: ServerResponse, id: string, answer: () => void) => void
  /** Runs work in a span, which is the parent of those that begin meanwhile. */
  traceWork: <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>
  /**
   * Begins a span in the running one.
   * @param getAttributes is asked only for a span that is sent: a sampler leaves most of them out
   * @returns a function that ends it
   */
  startSpan: (name: string, getAttributes: () => Attributes) => (error?: unknown) => void
  /** Sends what is not sent yet. */
  stop: () => Promise<void>
}

declare global {
  interface ProcessState {
    tracing?: Tracing
  }
}

/** Runs work in a span if traces are wanted. */
export function traceWork<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return processState.tracing?.traceWork(name, attributes, work) ?? work()
}
