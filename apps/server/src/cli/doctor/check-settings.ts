/** What the settings alone say about a deployment. */
import { msg } from '@varde/domain/message';
import { isLoopback } from '#config/sign-in-settings.ts';
import type { Config } from '#config/config.ts';
import { verifyMailServer } from '#identity/mail/mail.service.ts';
import { type Finding, ok, okLocally, risk, wrong } from './finding.ts';

export async function checkSettings(config: Config): Promise<Finding[]> {
  const checks = [
    checkEnvironment,
    checkPublicUrl,
    checkKeys,
    checkProxies,
    checkHost,
    checkMetrics,
    checkSignIn,
  ];
  return [...checks.map((check) => check(config)), await checkMail(config)];
}

const isLocal = ({ environment }: Config): boolean => environment === 'local';

function checkEnvironment(config: Config): Finding {
  const { environment, publicUrl } = config;
  if (!isLocal(config)) return ok('environment', msg`VARDE_ENV is ${environment}.`);
  if (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname))
    return okLocally('environment', msg`VARDE_ENV is local: for this machine, not for visitors.`);
  return wrong(
    'environment',
    msg`VARDE_ENV is local, and visitors come to ${publicUrl}: the API key is that of every installation, and mail is written to files.`,
    msg`Set VARDE_ENV=production and a VARDE_API_KEY.`,
  );
}

function checkPublicUrl(config: Config): Finding {
  const { publicUrl } = config;
  if (publicUrl === undefined)
    return isLocal(config)
      ? okLocally(
          'public URL',
          msg`VARDE_PUBLIC_URL is not set, which a site on this machine does not need.`,
        )
      : wrong(
          'public URL',
          msg`VARDE_PUBLIC_URL is not set: links for search engines, cards of shared pages and printed codes name whatever host a request names.`,
          msg`Set it to the URL that visitors use, such as https://varde.example.`,
        );
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return ok('public URL', msg`Visitors come to ${publicUrl}.`);
  if (isLoopback(hostname)) return okLocally('public URL', msg`Visitors come to ${publicUrl}.`);
  return wrong(
    'public URL',
    msg`${publicUrl} is not https: browsers give its pages no position, no camera and nothing without a network.`,
    msg`Put a proxy with a certificate in front (docs/how-to/put-it-online.md), and set VARDE_PUBLIC_URL to https://….`,
  );
}

/** From examples in our documentation, and too short to be secret. */
const WEAK_KEYS = ['varde-local', 'choose-your-own'];
const KEY_MIN_LENGTH = 16;

function checkKeys(config: Config): Finding {
  const { apiKey, previewKey } = config;
  if (previewKey !== undefined && previewKey === apiKey)
    return wrong(
      'keys',
      msg`VARDE_PREVIEW_KEY is the same as VARDE_API_KEY, which every page contains: everybody can see drafts.`,
      msg`Give it a value of its own: openssl rand -hex 16.`,
    );
  if (!isLocal(config) && (WEAK_KEYS.includes(apiKey) || apiKey.length < KEY_MIN_LENGTH))
    return risk(
      'keys',
      msg`VARDE_API_KEY is short or from an example.`,
      msg`Set one that openssl rand -hex 16 prints.`,
    );
  return (isLocal(config) ? okLocally : ok)(
    'keys',
    previewKey === undefined
      ? msg`The API key is set; nobody sees drafts.`
      : msg`The API key is set; editors see drafts by their key.`,
  );
}

/** A network with more addresses is not one proxy. */
const NARROWEST = { 4: 16, 6: 48 } as const;

function checkProxies(config: Config): Finding {
  const { trustedProxies } = config;
  const wide = trustedProxies.find((proxy) => {
    const [address = '', prefix] = proxy.split('/');
    return prefix !== undefined && Number(prefix) < NARROWEST[address.includes(':') ? 6 : 4];
  });
  if (wide !== undefined)
    return risk(
      'proxy',
      msg`VARDE_TRUSTED_PROXIES has ${wide}: any of these machines can claim any address, and open what is locked to a museum's network.`,
      msg`Name the addresses of your proxies alone.`,
    );
  if (trustedProxies.length > 0)
    return ok('proxy', msg`Trusted proxies: ${trustedProxies.join(', ')}.`);
  if (isLocal(config)) return okLocally('proxy', msg`No proxy is trusted.`);
  return risk(
    'proxy',
    msg`VARDE_TRUSTED_PROXIES is not set: behind a proxy all visitors have one address, share its limits, and locks by network do not open.`,
    msg`Set it to the address of your proxy, such as 127.0.0.1.`,
  );
}

function checkHost({ host, port, sharedCaches }: Config): Finding {
  if (host === 'localhost' || isLoopback(host) || host === '::1')
    return ok('network', msg`The server listens on this machine only, for a proxy.`);
  return risk(
    'network',
    msg`HOST is ${host}: other machines reach the server without https, and past the proxy.`,
    sharedCaches
      ? msg`One of several servers needs that. Let a firewall admit the proxy alone to port ${port}.`
      : msg`In a container that is right. Elsewhere leave HOST out, and let the proxy connect to 127.0.0.1.`,
  );
}

function checkMetrics(config: Config): Finding {
  if (config.metricsToken !== undefined) return ok('metrics', msg`/metrics requires a token.`);
  if (isLocal(config)) return okLocally('metrics', msg`/metrics is open.`);
  return risk(
    'metrics',
    msg`/metrics is open to everybody who reaches the server.`,
    msg`Block it at the proxy (docs/how-to/put-it-online.md), or set VARDE_METRICS_TOKEN.`,
  );
}

function checkSignIn(config: Config): Finding {
  const { signIn, passwordPepper } = config;
  if (signIn === undefined) return ok('sign-in', msg`Visitors cannot sign in (VARDE_SIGN_IN).`);
  if (signIn.provider === 'other') return ok('sign-in', msg`Visitors sign in at ${signIn.issuer}.`);
  if (passwordPepper !== undefined) return ok('sign-in', msg`Visitors sign in at this server.`);
  if (isLocal(config)) return okLocally('sign-in', msg`Visitors sign in at this server.`);
  return risk(
    'sign-in',
    msg`VARDE_PASSWORD_PEPPER is not set: anyone who gets a copy of the database can try passwords on it.`,
    msg`Set it to what openssl rand -hex 16 prints, on all servers, and never lose it.`,
  );
}

async function checkMail({ mail, signIn }: Config): Promise<Finding> {
  if (signIn?.provider !== 'embedded') return ok('mail', msg`No mail is sent.`);
  if (!mail)
    return risk(
      'mail',
      msg`No mail server is set: visitors do not get the links that confirm accounts; they are files in var/mail.`,
      msg`Set VARDE_SMTP_URL and VARDE_MAIL_FROM, or VARDE_SIGN_IN=off.`,
    );
  try {
    await verifyMailServer(mail.smtpUrl);
    return ok('mail', msg`The mail server accepts mail from ${mail.from}.`);
  } catch (error) {
    return wrong(
      'mail',
      msg`The mail server does not accept mail: ${error instanceof Error ? error.message : String(error)}.`,
      msg`Correct VARDE_SMTP_URL: host, port, user and password.`,
    );
  }
}
