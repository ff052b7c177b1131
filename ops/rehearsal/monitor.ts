/** Prometheus with the rules and the dashboard of ops/: what they show, and that alerts fire. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVERS } from './addresses.ts';
import { PROJECT } from './chain.ts';
import type { ResultRow, Scenario } from './scenario.ts';

const run = promisify(execFile);

const WITHIN_MS = 60_000;
const POLL_MS = 250;

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

async function checkRules(): Promise<ResultRow> {
  const cwd = path.join(PROJECT, 'ops/prometheus');
  const what = 'promtool checks the rules, and tests the alerts';
  try {
    const { stdout } = await run('promtool', ['check', 'rules', 'varde.rules.yml'], { cwd });
    await run('promtool', ['test', 'rules', 'varde.rules.test.yml'], { cwd });
    const figure = /\d+ rules/.exec(stdout)?.[0] ?? 'passed';
    return { what, figure, isRight: true };
  } catch (error) {
    return { what, figure: 'failed', isRight: false, details: [String(error)] };
  }
}

export const monitor: Scenario = async ({ chain }) => {
  const origin = await chain.startPrometheus();
  const query = async (expression: string): Promise<readonly unknown[]> => {
    const url = `${origin}/api/v1/query?query=${encodeURIComponent(expression)}`;
    const { data } = (await (await fetch(url)).json()) as { data?: { result: unknown[] } };
    return data?.result ?? [];
  };
  const until = async (expression: string, count: number): Promise<number> => {
    const started = performance.now();
    while ((await query(expression)).length < count) {
      if (performance.now() - started > WITHIN_MS) return Infinity;
      await setTimeout(POLL_MS);
    }
    return performance.now() - started;
  };
  await until('up{job="varde"} == 1', SERVERS.length);
  // A rate needs two samples.
  await until('varde:latency:p99_5m', SERVERS.length);
  const file = path.join(PROJECT, 'ops/grafana/varde.json');
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
  const shown = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({
      title,
      expression: expr.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m'),
    })),
  );
  const empty: string[] = [];
  for (const { title, expression } of shown)
    if ((await query(expression)).length === 0) empty.push(title);
  const rows: ResultRow[] = [
    await checkRules(),
    {
      what: 'the dashboard shows figures of three servers',
      figure: `${shown.length - empty.length} of ${shown.length} queries`,
      isRight: empty.length === 0,
      details: empty,
    },
  ];
  const [, killed] = SERVERS;
  await chain.running.get(killed)?.kill();
  const firing = 'ALERTS{alertname="VardeServerDown", alertstate="firing"}';
  const alertedMs = await until(firing, 1);
  await chain.startServer(killed);
  const endedMs = await until(`absent(${firing})`, 1);
  rows.push({
    what: 'the alert VardeServerDown, with "for" shortened to 2 s',
    figure: `fired ${(alertedMs / 1_000).toFixed(1)} s after a server was killed, ended ${(endedMs / 1_000).toFixed(1)} s after it was ready`,
    isRight: Number.isFinite(alertedMs + endedMs),
  });
  await chain.running.get('prometheus')?.stop();
  return rows;
};
