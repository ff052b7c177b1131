/**
 * Tells systemd that the server is ready and alive (sd_notify(3)): a server whose event loop hangs
 * is started again. Node cannot send to systemd's socket, but its own command can.
 */
import { execFile } from 'node:child_process';
import type { Env } from '#config/config.ts';

/** Twice as often as systemd expects it. */
const SHARE = 2;
const MICROSECONDS_PER_MS = 1_000;

export interface ServiceManager {
  ready(): void;
  stopping(): void;
}

/** Does nothing where no systemd unit of `Type=notify` started the process. */
export function openServiceManager(env: Env): ServiceManager {
  if (!env['NOTIFY_SOCKET']) return { ready() {}, stopping() {} };
  const watchdogMs = Number(env['WATCHDOG_USEC'] ?? 0) / MICROSECONDS_PER_MS;
  let watchdog: NodeJS.Timeout | undefined;
  return {
    ready() {
      notify('READY=1', env);
      if (watchdogMs === 0) return;
      watchdog = setInterval(() => notify('WATCHDOG=1', env), watchdogMs / SHARE).unref();
    },
    stopping() {
      clearInterval(watchdog);
      notify('STOPPING=1', env);
    },
  };
}

function notify(state: string, env: Env): void {
  execFile('systemd-notify', [state], { env }, (error) => {
    if (error) console.error(`systemd-notify ${state} failed: ${error.message}`);
  });
}
