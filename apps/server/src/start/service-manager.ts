/**
 * Tells systemd that the server is ready and alive (sd_notify(3)): a server whose event loop hangs
 * is started again. Node cannot send to systemd's socket, but its own command can.
 */
import { execFile } from 'node:child_process';
import type { Env } from '#config/config.ts';

/** Twice as often as systemd expects it. */
const SHARE = 2;
const MICROSECONDS_PER_MS = 1_000;

/** Does nothing where no systemd unit of `Type=notify` started the process. */
export function notifyServiceManager(env: Env): void {
  if (!env['NOTIFY_SOCKET']) return;
  notify('READY=1', env);
  const watchdogMs = Number(env['WATCHDOG_USEC'] ?? 0) / MICROSECONDS_PER_MS;
  if (watchdogMs > 0) setInterval(() => notify('WATCHDOG=1', env), watchdogMs / SHARE).unref();
}

function notify(state: string, env: Env): void {
  execFile('systemd-notify', [state], { env }, (error) => {
    if (error) console.error(`systemd-notify ${state} failed: ${error.message}`);
  });
}
