import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { currentCall } from './call-context.ts';
import type { Step, Telemetry } from './telemetry.ts';
import type { Version } from './version.ts';

/** The traces of this process, sent to an OTLP receiver. */
export interface Traces extends Pick<Telemetry, 'step' | 'within'> {
  /**
   * Each request that this server answers becomes a trace. To be called before its routes are
   * registered.
   */
  follow(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

export interface TracesSettings {
  readonly url: string;
  /** One trace in so many, as a part of 1. */
  readonly share: number;
  readonly version: Version;
  readonly roles: readonly string[];
}

/** Traces by OpenTelemetry. Loaded only where a receiver is set. A process has one of them. */
export function openTraces({ url, share, version, roles }: TracesSettings): Traces {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'hako',
      'service.version': version.version,
      'hako.roles': roles.join(','),
    }),
    // A caller's word that its request be traced is not believed: it would cost us.
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(share),
      remoteParentSampled: new TraceIdRatioBasedSampler(share),
    }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: 5_000 }),
      ),
    ],
  });
  provider.register();
  const tracer = provider.getTracer('hako');
  return {
    async follow(app) {
      const instrumentation = new FastifyOtelInstrumentation({
        instrumentHooks: false,
        // Its message may hold what a person typed.
        recordExceptions: false,
        requestHook(span, request) {
          // The address itself has ids in it, and keys in its query.
          span.setAttribute('url.path', request.routeOptions.url ?? 'none');
          span.setAttribute('hako.request_id', request.id);
        },
      });
      instrumentation.setTracerProvider(provider);
      await app.register(instrumentation.plugin());
    },
    step: (tookMs, describe) => tellStep(tracer, tookMs, describe),
    within: (name, work) =>
      tracer.startActiveSpan(name, { kind: SpanKind.CONSUMER }, async (span) => {
        noteRequest(span);
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    close: () => provider.shutdown(),
  };
}

/** A step alone, outside of any work that is traced, is nobody's. */
function tellStep(tracer: Tracer, tookMs: number, describe: () => Step): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const { name, isFailed, facts } = describe();
  const endMs = performance.timeOrigin + performance.now();
  const span = tracer.startSpan(
    name,
    { kind: SpanKind.CLIENT, startTime: endMs - tookMs, ...(facts && { attributes: facts }) },
    context.active(),
  );
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endMs);
}

function noteRequest(span: Span): void {
  const call = currentCall();
  if (call) span.setAttribute('hako.request_id', call.requestId);
}
