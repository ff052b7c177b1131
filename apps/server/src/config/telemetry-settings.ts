/**
 * Settings of telemetry: OpenTelemetry's own variables. Part of `config.ts`. Further standard ones
 * (`OTEL_EXPORTER_OTLP_HEADERS`, `_TIMEOUT`, `_COMPRESSION`, `_CERTIFICATE`) are read by the exporter.
 */
import { PRODUCT_NAME } from '@varde/domain/constants';
import { msg } from '@varde/domain/message';
import type { ReadSetting, ReportIssue } from './read-setting.ts';

export interface TelemetrySettings {
  /** Receives traces by OTLP over HTTP, as JSON. */
  readonly url: string;
  readonly serviceName: string;
  /** Share of the visits, and of requests without one, that are traced: 0 to 1. */
  readonly sampleRatio: number;
}

/** With it, throughput drops by less than 5 % (docs/operations/monitor.md). */
const DEFAULT_RATIO = 0.05;
const TRACES_PATH = '/v1/traces';

const BASE = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const TRACES = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
const RATIO = 'OTEL_TRACES_SAMPLER_ARG';
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'];

/** `undefined`: nothing is traced, and none of OpenTelemetry's code is loaded. */
export function readTelemetry(
  read: ReadSetting,
  report: ReportIssue,
): TelemetrySettings | undefined {
  if (isSwitchedOff(read)) return undefined;
  const url = readEndpoint(TRACES, read, report) ?? readBase(read, report);
  if (url === undefined) return undefined;
  checkProtocol(read, report);
  return {
    url,
    serviceName: read('OTEL_SERVICE_NAME') ?? PRODUCT_NAME.toLowerCase(),
    sampleRatio: readRatio(read(RATIO), report),
  };
}

const isSwitchedOff = (read: ReadSetting): boolean =>
  read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || read('OTEL_TRACES_EXPORTER') === 'none';

function checkProtocol(read: ReadSetting, report: ReportIssue): void {
  for (const name of PROTOCOLS) {
    const protocol = read(name);
    if (protocol?.startsWith('http') === false)
      report(msg`${name} is '${protocol}': traces are sent by HTTP only, so give http/json.`);
  }
}

function readBase(read: ReadSetting, report: ReportIssue): string | undefined {
  const base = readEndpoint(BASE, read, report);
  return base === undefined ? undefined : base.replace(/\/$/, '') + TRACES_PATH;
}

function readEndpoint(name: string, read: ReadSetting, report: ReportIssue): string | undefined {
  const text = read(name);
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  return report(
    msg`${name} is '${text}': give the URL of a collector, such as http://127.0.0.1:4318.`,
  );
}

function readRatio(text: string | undefined, report: ReportIssue): number {
  const ratio = Number(text ?? DEFAULT_RATIO);
  if (ratio >= 0 && ratio <= 1) return ratio;
  report(msg`${RATIO} is '${text ?? ''}': give a number from 0 (no traces) to 1 (all of them).`);
  return 0;
}
