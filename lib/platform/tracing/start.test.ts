import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { processState } from '@/lib/platform/process-state'
import { attributeOf, startTraceCollector } from '@/tests/trace-collector'
import { traceWork } from './spans'
import { startTracing } from './start'

it('sends a request with the work and queries in it, without addresses of sites and people', async () => {
  const { url, spans } = await startTraceCollector()
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url
  expect(await traceWork('work', {}, () => Promise.resolve(1))).toBe(1)
  startTracing(true)
  const { tracing } = processState
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const request = { method: 'GET', headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } }
  const response = Object.assign(new EventEmitter(), { statusCode: 500 }) as unknown as ServerResponse
  const failure = new Error('bat@mine.example is unknown')
  await new Promise<void>((resolve) =>
    tracing?.traceRequest(request as unknown as IncomingMessage, response, 'an-id', () => {
      const work = traceWork('job', { 'http.target': '/yp/confirm/secret' }, async () => {
        tracing.startSpan('query', () => ({ 'db.query.hash': 'a-hash' }))()
        await Promise.reject(failure)
      })
      void work.catch((error: unknown) => {
        expect(error).toBe(failure)
        response.emit('close')
        resolve()
      })
    }),
  )
  await tracing?.stop()
  const [query, job, root] = ['query', 'job', 'GET'].map((name) => spans.find((span) => span.name === name))
  expect(spans).toHaveLength(3)
  expect(root).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', status: { code: 2 } })
  expect(job).toMatchObject({ traceId, parentSpanId: root?.spanId, status: { code: 2 } })
  expect(query).toMatchObject({ traceId, parentSpanId: job?.spanId })
  expect(query && attributeOf(query, 'db.query.hash')).toBe('a-hash')
  expect(root && attributeOf(root, 'strata.request_id')).toBe('an-id')
  expect(JSON.stringify(job?.events)).toContain('…@… is unknown')
  expect(JSON.stringify(spans)).not.toMatch(/mine\.example|secret/)
})
