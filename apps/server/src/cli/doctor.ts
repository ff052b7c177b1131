/** `varde doctor`: what is wrong or risky in this deployment, and what to do before going online. */
import type { Command } from 'commander';
import type { Finding } from './doctor/finding.ts';
import { count, environmentOf, EXIT, type CliContext } from './context.ts';
import { webUrl } from './option-values.ts';

const HELP = `
Nothing is changed. Run it as the account of the server, with its settings. The exit code is 1 when
something is wrong.`;

interface Options {
  readonly json?: true;
  readonly online?: string;
}

export function addDoctor(program: Command, context: CliContext): void {
  program
    .command('doctor')
    .summary('say what is wrong or risky in this deployment')
    .description(
      'Say in plain words what is wrong or risky in this deployment and what to do, with a checklist for putting a site online.',
    )
    .option('--online <url>', 'also visit the site there', webUrl)
    .option('--json', 'as JSON')
    .addHelpText('after', HELP)
    .action(async ({ json, online }: Options) => {
      const findings = await examine(context, online);
      context.out(json ? `${JSON.stringify(findings, undefined, 2)}\n` : reportText(findings));
      if (findings.some(({ level }) => level === 'wrong')) context.exitCode = EXIT.issues;
    });
}

async function examine(context: CliContext, online: string | undefined): Promise<Finding[]> {
  const { ConfigError, loadConfig } = await import('#config/config.ts');
  const { wrong } = await import('./doctor/finding.ts');
  const { checkSettings } = await import('./doctor/check-settings.ts');
  const { checkMachine } = await import('./doctor/check-machine.ts');
  const { checkDatabase } = await import('./doctor/check-database.ts');
  const { checkOnline } = await import('./doctor/online.client.ts');
  const { endOnSignal } = await import('#start/process-lifecycle.ts');
  const { release } = endOnSignal();
  try {
    const config = loadConfig(await environmentOf(context));
    return [
      ...(await checkSettings(config)),
      ...checkMachine(config),
      ...(await checkDatabase(config)),
      ...(online === undefined ? [] : await checkOnline(online)),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.issues.map((issue) =>
      wrong('settings', issue, 'The server does not start; nothing else was looked at.'),
    );
  } finally {
    release();
  }
}

/** What to do before visitors come, and the subjects that tell whether it is done. */
const CHECKLIST: readonly (readonly [string, readonly string[]])[] = [
  ['memory and disk suffice, and it runs as an account of its own', ['memory', 'disk', 'account']],
  [
    'VARDE_ENV=production, keys of your own, and .env closed to others',
    ['environment', 'keys', '.env'],
  ],
  [
    'the site answers on https, and http:// leads there (--online looks)',
    ['public URL', 'proxy', 'network', 'online', 'https'],
  ],
  ['https://…/metrics answers 404', ['metrics']],
  ['your content is imported, with all its media', ['content', 'media', 'videos']],
  [
    'the front page has your name, colours and contact; the privacy page names who is responsible',
    [],
  ],
  [
    'mail arrives, and VARDE_PASSWORD_PEPPER is written down, if visitors sign in',
    ['sign-in', 'mail'],
  ],
  ['a printed code, scanned with a phone, opens the right page', []],
  ['there is a backup each night', ['nightly backup', 'backup']],
  ['a backup has been restored once on another machine', []],
  ['somebody is told when the site does not answer', []],
];

const SIGNS = { ok: 'ok   ', risk: 'risk ', wrong: 'WRONG' } as const;

function reportText(findings: readonly Finding[]): string {
  const lines = findings.map(
    ({ level, subject, text, advice }) =>
      `${SIGNS[level]}  ${subject}: ${text}${advice === undefined ? '' : `\n       → ${advice}`}\n`,
  );
  const numberOf = (level: Finding['level']): number =>
    findings.filter((finding) => finding.level === level).length;
  const checklist = CHECKLIST.map(([text, subjects]) => {
    const found = findings.filter(({ subject }) => subjects.includes(subject));
    const isDone =
      found.length > 0 && found.every(({ level, isLocal }) => level === 'ok' && !isLocal);
    return `[${isDone ? 'x' : ' '}] ${text}\n`;
  });
  return `${lines.join('')}${numberOf('wrong')} wrong, ${count(numberOf('risk'), 'risk')}, ${numberOf('ok')} ok.

Before visitors come (x: done, as far as can be seen from here; docs/how-to/put-it-online.md):
${checklist.join('')}`;
}
