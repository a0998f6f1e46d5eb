import {
  type Attributes,
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { redactMailAddresses } from '@/lib/platform/log-lines'
import { processState } from '@/lib/platform/process-state'
import { version } from '@/package.json'

/** Next adds addresses to its spans: a path or query may have what somebody typed, or a key. */
const addressAttributes = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query', 'next.span_name']

/** Sends spans without addresses, and without mail addresses in their errors. */
class RedactingProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of addressAttributes) delete span.attributes[name]
    for (const { attributes = {} } of span.events) redactTexts(attributes)
    redactTexts(span.status)
    super.onEnd(span)
  }
}

function redactTexts(texts: object): void {
  for (const [name, value] of Object.entries(texts))
    if (typeof value === 'string') Object.assign(texts, { [name]: redactMailAddresses(value) })
}

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`; the other `OTEL_*` variables of the SDK hold too, such as those of
 * the sampler. Next makes its own spans as soon as there is somebody to take them.
 * @param isProxyTrusted whether the trace of a request may be that of the proxy in front
 */
export function startTracing(isProxyTrusted: boolean): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'strata', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new RedactingProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = trace.getTracer('strata', version)

  const endWith = (span: Span, error?: unknown) => {
    if (error !== undefined) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      if (error instanceof Error) span.recordException(error)
    }
    span.end()
  }
  processState.tracing = {
    traceRequest: ({ method = 'GET', headers }, response, id, answer) => {
      const parent = isProxyTrusted
        ? propagation.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT
      const attributes: Attributes = { 'http.request.method': method, 'strata.request_id': id }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(parent, span), answer)
    },
    traceWork: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          const result = await work()
          endWith(span)
          return result
        } catch (error) {
          endWith(span, error)
          throw error
        }
      }),
    startSpan: (name, getAttributes) => {
      const span = tracer.startSpan(name)
      if (span.isRecording()) span.setAttributes(getAttributes())
      return (error) => endWith(span, error)
    },
    stop: () => provider.shutdown(),
  }
}
