/** `varde doctor`: what is wrong or risky in this deployment, and what to do before going online. */
import { counted, type Message, msg, translate } from '@varde/domain/message';
import type { Command } from 'commander';
import type { Finding, Subject } from './doctor/finding.ts';
import { environmentOf, EXIT, type CliContext } from './context.ts';
import { webUrl } from './option-values.ts';

const HELP = msg`
Nothing is changed. Run it as the account of the server, with its settings. The exit code is 1 when
something is wrong.`;

interface Options {
  readonly json?: true;
  readonly online?: string;
}

export function addDoctor(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('doctor')
    .summary(t(msg`say what is wrong or risky in this deployment`))
    .description(
      t(
        msg`Say in plain words what is wrong or risky in this deployment and what to do, with a checklist for putting a site online.`,
      ),
    )
    .option('--online <url>', t(msg`also visit the site there`), webUrl)
    .option('--json', t(msg`as JSON`))
    .addHelpText('after', t(HELP))
    .action(async ({ json, online }: Options) => {
      const findings = await examine(context, online);
      if (json) context.out(toJson(findings));
      else context.say(...(await reportLines(findings)));
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
    const config = loadConfig(environmentOf(context));
    const seen = online === undefined ? [] : await checkOnline(online);
    // What visitors get says more than the settings.
    const isSeen = ({ subject }: Finding): boolean =>
      subject === 'metrics' && seen.some((one) => one.subject === subject);
    return [
      ...(await checkSettings(config)).filter((finding) => !isSeen(finding)),
      ...checkMachine(config),
      ...(await checkDatabase(config)),
      ...seen,
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.issues.map((issue) =>
      wrong('settings', issue, msg`The server does not start; nothing else was looked at.`),
    );
  } finally {
    release();
  }
}

/** What to do before visitors come, and the subjects that tell whether it is done. */
const CHECKLIST: readonly (readonly [text: Message, subjects: readonly Subject[]])[] = [
  [
    msg`memory and disk suffice, and it runs as an account of its own`,
    ['memory', 'disk', 'account'],
  ],
  [
    msg`VARDE_ENV=production, keys of your own, and .env closed to others`,
    ['environment', 'keys', '.env'],
  ],
  [
    msg`the site answers on https, and http:// leads there (--online looks)`,
    ['public URL', 'proxy', 'network', 'online', 'https'],
  ],
  [msg`https://…/metrics answers 404`, ['metrics']],
  [msg`your content is imported, with all its media`, ['content', 'media', 'videos']],
  [
    msg`the front page has your name, colours and contact; the privacy page names who is responsible`,
    [],
  ],
  [
    msg`mail arrives, and VARDE_PASSWORD_PEPPER is written down, if visitors sign in`,
    ['sign-in', 'mail'],
  ],
  [msg`a printed code, scanned with a phone, opens the right page`, []],
  [msg`there is a backup each night`, ['nightly backup', 'backup']],
  [msg`a backup has been restored once on another machine`, []],
  [msg`somebody is told when the site does not answer`, []],
];

const SIGNS = { ok: msg`ok   `, risk: msg`risk `, wrong: msg`WRONG` } as const;

/** In English, as programs read it. */
function toJson(findings: readonly Finding[]): string {
  const texts = findings.map(({ text, advice, ...rest }) => ({
    ...rest,
    text: translate(text),
    ...(advice && { advice: translate(advice) }),
  }));
  return `${JSON.stringify(texts, undefined, 2)}\n`;
}

async function reportLines(findings: readonly Finding[]): Promise<Message[]> {
  const { SUBJECTS } = await import('./doctor/finding.ts');
  const lines = findings.flatMap(({ level, subject, text, advice }) => [
    msg`${SIGNS[level]}  ${SUBJECTS[subject]}: ${text}`,
    ...(advice === undefined ? [] : [msg`       → ${advice}`]),
  ]);
  const numberOf = (level: Finding['level']): number =>
    findings.filter((finding) => finding.level === level).length;
  const checklist = CHECKLIST.map(([text, subjects]) => {
    const found = findings.filter(({ subject }) => subjects.includes(subject));
    const isDone =
      subjects.length > 0 &&
      subjects.every((subject) => found.some((one) => one.subject === subject)) &&
      found.every(({ level, isLocal }) => level === 'ok' && !isLocal);
    return msg`[${isDone ? 'x' : ' '}] ${text}`;
  });
  const risks = numberOf('risk');
  return [
    ...lines,
    msg`${numberOf('wrong')} wrong, ${counted(risks, msg`${risks} risk`, msg`${risks} risks`)}, ${numberOf('ok')} ok.`,
    msg``,
    msg`Before visitors come (x: done, as far as can be seen from here; docs/how-to/put-it-online.md):`,
    ...checklist,
  ];
}
