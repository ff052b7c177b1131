/** How a site looks from the outside. */
import { msg } from '@varde/domain/message';
import { type Finding, ok, risk, wrong } from './finding.ts';

const WITHIN_MS = 10_000;
const CLOCKS_DIFFER_MS = 30_000;

/** @param origin that visitors use */
export async function checkOnline(origin: string): Promise<Finding[]> {
  const get = (path: string, base = origin) =>
    fetch(base + path, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
  let ready: Response;
  try {
    ready = await get('/readyz');
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [
      wrong(
        'online',
        msg`${origin} cannot be reached: ${reason}.`,
        msg`Check the name in the DNS, the certificate, the firewall, and that proxy and server run.`,
      ),
    ];
  }
  const [home, metrics, worker] = [await get('/'), await get('/metrics'), await get('/sw.js')];
  return [
    ready.status === 200
      ? ok('online', msg`${origin} is ready for visitors.`)
      : wrong(
          'online',
          msg`${origin}/readyz returns ${ready.status}.`,
          msg`Look in the log of the server.`,
        ),
    checkMetrics(origin, metrics),
    ...checkClock(ready),
    ...checkWorker(worker),
    ...(origin.startsWith('https:') ? await checkHttps(origin, home, get) : []),
  ];
}

function checkMetrics(origin: string, { status }: Response): Finding {
  if (status !== 200) return ok('metrics', msg`${origin}/metrics is closed to strangers.`);
  return risk(
    'metrics',
    msg`${origin}/metrics is open to everybody.`,
    msg`Block it at the proxy, or set VARDE_METRICS_TOKEN.`,
  );
}

function checkClock({ headers }: Response): Finding[] {
  const difference = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now());
  if (!(difference > CLOCKS_DIFFER_MS)) return [];
  return [
    risk('clock', msg`The clocks of the site and of this machine differ.`, msg`Set both by NTP.`),
  ];
}

function checkWorker({ headers }: Response): Finding[] {
  if (!(Number(headers.get('age')) > 0)) return [];
  return [
    risk(
      'proxy',
      msg`A proxy caches /sw.js: visitors may be kept on an old version of the site.`,
      msg`Let it cache neither /sw.js nor /offline-build.json.`,
    ),
  ];
}

async function checkHttps(
  origin: string,
  home: Response,
  get: (path: string, base: string) => Promise<Response>,
): Promise<Finding[]> {
  const plain = await get('/', origin.replace('https:', 'http:')).catch(() => undefined);
  return [
    home.headers.has('strict-transport-security')
      ? ok('https', msg`Browsers are told to use https.`)
      : risk(
          'https',
          msg`Pages have no Strict-Transport-Security.`,
          msg`Set VARDE_PUBLIC_URL=${origin}.`,
        ),
    ...checkPlain(plain),
  ];
}

/** @param plain the answer to a request without https */
function checkPlain(plain: Response | undefined): Finding[] {
  if (plain?.status === 200)
    return [
      risk(
        'https',
        msg`The site is served by http, too.`,
        msg`Let the proxy redirect http to https.`,
      ),
    ];
  if (plain?.headers.get('location')?.startsWith('https:')) return [];
  return [
    risk(
      'https',
      msg`http:// does not lead to the site: who types its name alone may see an error.`,
      msg`Open port 80, and let the proxy redirect http to https.`,
    ),
  ];
}
