import { describe, expect, it } from 'vitest';
import { issuesOf } from '#test/settings.ts';
import { loadConfig } from './config.ts';

const COLLECTOR = 'http://127.0.0.1:4318';
const ON = { OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR };

describe('settings of telemetry', () => {
  it.each([
    [{}],
    [{ ...ON, OTEL_SDK_DISABLED: 'true' }],
    [{ ...ON, OTEL_TRACES_EXPORTER: 'none' }],
    [{ OTEL_SERVICE_NAME: 'guide', OTEL_TRACES_SAMPLER_ARG: '1' }],
  ])('%j leave it off, and pages report no vitals', (env) => {
    const { telemetry, analytics } = loadConfig(env);
    expect(telemetry).toBeUndefined();
    expect(analytics).not.toHaveProperty('vitals');
  });

  it.each([
    [ON, { url: `${COLLECTOR}/v1/traces`, serviceName: 'varde', sampleRatio: 0.05 }],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: `${COLLECTOR}/otlp/`,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
        OTEL_SERVICE_NAME: 'guide',
        OTEL_TRACES_SAMPLER_ARG: '0.5',
      },
      { url: `${COLLECTOR}/otlp/v1/traces`, serviceName: 'guide', sampleRatio: 0.5 },
    ],
    [
      { ...ON, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' },
      { url: 'https://traces.example/in', serviceName: 'varde', sampleRatio: 0.05 },
    ],
  ])('%j are read as %j', (env, telemetry) => {
    const config = loadConfig(env);
    expect(config.telemetry).toEqual(telemetry);
    expect(config.analytics?.vitals).toBe('/visits/vitals');
  });

  it('pages report no vitals where visits are not counted', () => {
    expect(loadConfig({ ...ON, VARDE_ANALYTICS: 'off' }).analytics).toBeUndefined();
  });

  it.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      "OTEL_EXPORTER_OTLP_ENDPOINT is 'collector:4318': give the URL of a collector, such as http://127.0.0.1:4318.",
    ],
    [
      { ...ON, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      "OTEL_EXPORTER_OTLP_PROTOCOL is 'grpc': traces are sent by HTTP only, so give http/json.",
    ],
    [
      { ...ON, OTEL_TRACES_SAMPLER_ARG: '10%' },
      "OTEL_TRACES_SAMPLER_ARG is '10%': give a number from 0 (no traces) to 1 (all of them).",
    ],
  ])('%j is reported', (env: Record<string, string>, issue) => {
    expect(issuesOf(env)).toEqual([issue]);
  });
});
