/**
 * Starts WebKit (the MiniBrowser of WebKitGTK) on a display of its own and sends it commands of the
 * W3C WebDriver protocol, the only one that it speaks.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';

/** A busy machine needs seconds to start a browser. */
const START_MS = 60_000;
const COMMAND_MS = 120_000;
/** A request in the moment when the driver starts may get no response. */
const STATUS_MS = 1_000;

/** Larger than every viewport of the stories. */
const SCREEN = { width: 1600, height: 1200 };
const SCREEN_ARGS = ['-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'];

/** Without it the toolbar of MiniBrowser makes its window wider than a phone. */
const GTK_STYLE = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';
/** Pages see a preference for reduced motion, as on the phone in Chromium. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

export class WebDriverError extends Error {
  /** @param code of the protocol, such as `no such frame` */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export class WebDriver {
  #session = '';
  readonly #origin: string;
  readonly #processes: readonly ChildProcess[];
  readonly #home: string;

  private constructor(origin: string, processes: readonly ChildProcess[], home: string) {
    this.#origin = origin;
    this.#processes = processes;
    this.#home = home;
  }

  /**
   * @param miniBrowser path of MiniBrowser
   * @param proxy host and port of the proxy for all requests
   */
  static async start(miniBrowser: string, proxy: string): Promise<WebDriver> {
    const home = mkdtempSync(path.join(os.tmpdir(), 'varde-webkit-'));
    const config = path.join(home, 'gtk-3.0');
    mkdirSync(config);
    writeFileSync(path.join(config, 'gtk.css'), GTK_STYLE);
    writeFileSync(path.join(config, 'settings.ini'), GTK_SETTINGS);
    const display = spawnBound('Xvfb', ['-displayfd', '3', ...SCREEN_ARGS], process.env, true);
    const env = {
      ...process.env,
      DISPLAY: `:${await firstLine(display)}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      LC_ALL: 'C.UTF-8',
      // Without a graphics card, painting by OpenGL is emulated: a tenth more work.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Pages live too briefly to repay optimised code: a tenth less work.
      JSC_useDFGJIT: 'false',
    };
    const port = await freePort();
    const driver = spawnBound('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], env);
    const webDriver = new WebDriver(`http://127.0.0.1:${port}`, [driver, display], home);
    try {
      await webDriver.#startSession(miniBrowser, proxy);
    } catch (error) {
      await webDriver.stop();
      throw error;
    }
    return webDriver;
  }

  async #startSession(binary: string, proxy: string): Promise<void> {
    const options = { binary, args: ['--automation'] };
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      // The adapter waits itself: else each command waits for a page that is loading.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': options,
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
    };
    const deadline = Date.now() + START_MS;
    while (!(await this.#isReady()))
      if (Date.now() > deadline) throw new Error('WebKitWebDriver does not start.');
      else await wait(20);
    const { sessionId } = await this.#request<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch },
    });
    this.#session = `/session/${sessionId}`;
  }

  #isReady(): Promise<boolean> {
    return this.#request('GET', '/status', undefined, STATUS_MS).then(
      () => true,
      () => false,
    );
  }

  /**
   * @param command path below the session, such as `/url`
   * @param limit milliseconds to wait for the response
   */
  send<T>(
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    body?: object,
    limit = COMMAND_MS,
  ): Promise<T> {
    return this.#request<T>(method, `${this.#session}${command}`, body, limit);
  }

  async #request<T>(method: string, url: string, body?: object, limit = COMMAND_MS): Promise<T> {
    const response = await fetch(this.#origin + url, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(limit),
    }).catch((error: unknown) => {
      throw new WebDriverError('no response', `${method} ${url} (${String(error)})`);
    });
    const { value } = (await response.json()) as { value: T | { error: string; message: string } };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new WebDriverError(error, message);
    }
    return value as T;
  }

  /** In the middle of the screen: the window below the mouse pointer has the focus. */
  async resizeWindow(width: number, height: number): Promise<void> {
    const x = Math.round((SCREEN.width - width) / 2);
    const y = Math.round((SCREEN.height - height) / 2);
    await this.send('POST', '/window/rect', { x, y, width, height });
  }

  async stop(): Promise<void> {
    for (const child of this.#processes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The process ends with this one, even if this one is killed; MiniBrowser ends with its display. */
function spawnBound(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  hasPipe = false,
): ChildProcess {
  const stdio = ['ignore', 'ignore', 'ignore', ...(hasPipe ? (['pipe'] as const) : [])] as const;
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], { stdio: [...stdio], env });
}

/** Waits for the line's end: closing the pipe before it would kill the process. */
async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdio[3] as NodeJS.ReadableStream) {
    text += String(chunk);
    if (text.includes('\n')) return text.trim();
  }
  throw new Error('Xvfb does not start.');
}
