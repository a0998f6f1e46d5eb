import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Attribute = { key: string; value: { stringValue?: string } }
export type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  events: { attributes: Attribute[] }[]
  status: { code: number }
}
type Export = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

/** Takes traces as a collector of OpenTelemetry does. It does not keep its process alive. */
export async function startTraceCollector(): Promise<{ url: string; spans: SentSpan[] }> {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { scopeSpans } of (body as Export).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans }
}

/** Returns the value of an attribute of a span. */
export const attributeOf = ({ attributes }: SentSpan, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue
