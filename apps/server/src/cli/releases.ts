/** `varde releases` and `varde rollback`: the last imports, and the way back to one of them. */
import { counted, joined, type Message, msg } from '@varde/domain/message';
import { constants, setPriority } from 'node:os';
import type { Command } from 'commander';
import type { Database } from '#db/database.ts';
import type { Release } from '#db/tables.ts';
import type { ImportCounts } from '#packs/import-plan.ts';
import { confirmPlan, listPlan } from './confirm-plan.ts';
import { timeText } from '#terminal-text.ts';
import { EXIT, withContent, type CliContext } from './context.ts';
import { number } from './option-values.ts';

const RELEASE = number(
  /^[1-9]\d{0,8}$/,
  msg`Give the number of a release, as varde releases lists it.`,
);

export function addReleases(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('releases')
    .summary(t(msg`list the last imports, or what has changed since one of them`))
    .description(
      t(
        msg`List the last ten imports and rollbacks, which varde rollback can bring back. With the number of one, list what has changed since.`,
      ),
    )
    .argument('[release]', t(msg`number of a release`), RELEASE)
    .option('--json', t(msg`as JSON`))
    .action(async (id: number | undefined, { json }: { json?: true }) => {
      const text = await withContent(context, (database) =>
        id === undefined ? listText(database, json) : differencesText(database, id, json),
      );
      if (typeof text === 'string') return context.out(text);
      if (text !== undefined) return context.say(...text);
      context.warn(unknownRelease(id));
      context.exitCode = EXIT.unusable;
    });
}

const unknownRelease = (id: number | undefined): Message =>
  msg`Release ${id ?? ''} is not kept: varde releases lists those that are.`;

const toJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** JSON, or lines. */
type Listing = string | readonly Message[];

async function listText(database: Database, json: true | undefined): Promise<Listing> {
  const { listReleases } = await import('#packs/releases.repository.ts');
  const releases = await listReleases(database);
  if (json) return toJson(releases.map((one, nr) => ({ ...one, is_current: nr === 0 })));
  if (releases.length === 0)
    return [msg`No release is kept yet. The next import keeps the content before it and its own.`];
  return releases.map((one, nr) =>
    nr === 0 ? msg`${releaseLine(one)}  (current)` : releaseLine(one),
  );
}

function releaseLine({ id, created_at, pack_name, documents, ...release }: Release): Message {
  const { added, changed, removed, restored_from } = release;
  const size = counted(documents, msg`${documents} document`, msg`${documents} documents`);
  return joined(
    [
      msg`${String(id).padStart(4)}  ${timeText(created_at)}  ${pack_name}, ${size}: ${added} added, ${changed} changed, ${removed} removed`,
      ...(restored_from === null ? [] : [msg`brought back release ${restored_from}`]),
    ],
    ', ',
  );
}

async function differencesText(
  database: Database,
  id: number,
  json: true | undefined,
): Promise<Listing | undefined> {
  const { readRelease } = await import('#packs/releases.repository.ts');
  const { readPack } = await import('#packs/packs.repository.ts');
  const { planImport } = await import('#packs/import-plan.ts');
  const [before, now] = [await readRelease(database, id), await readPack(database)];
  if (!before || !now) return undefined;
  const { risks: _ofAnImport, ...changes } = planImport(before, now);
  if (json) return toJson(changes);
  const { added, changed, removed, codes } = changes;
  return [
    ...listPlan({ ...changes, risks: [] }),
    msg`Since release ${id}: ${added.length} added, ${changed.length} changed, ${removed.length} removed; ${codes.length} printed codes lead elsewhere.`,
  ];
}

const ROLLBACK_HELP = msg`
The rollback is a release of its own: varde rollback with the number of the one before undoes it.
Without a number, a second rollback goes one release further back.`;

interface RollbackOptions {
  readonly dryRun?: true;
  readonly yes?: true;
}

export function addRollback(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('rollback')
    .summary(t(msg`bring back the content before the last import`))
    .description(
      t(
        msg`Make the database hold exactly what it held before the last import, or in another kept release: all of it, or nothing changes. It works while the server runs.`,
      ),
    )
    .argument(
      '[release]',
      t(msg`number of a release (default: the one before the current)`),
      RELEASE,
    )
    .option('--dry-run', t(msg`show what would change, and where printed codes would lead`))
    .option('--yes', t(msg`roll back without asking, whatever it removes`))
    .addHelpText('after', t(ROLLBACK_HELP))
    .action((id: number | undefined, options: RollbackOptions) =>
      runRollback(id, options, context),
    );
}

async function runRollback(
  wanted: number | undefined,
  options: RollbackOptions,
  context: CliContext,
): Promise<void> {
  const { rollBack } = await import('#packs/packs.service.ts');
  const { listReleases } = await import('#packs/releases.repository.ts');
  await withContent(context, async (database, mediaStore) => {
    // As for an import.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const [current, ...earlier] = await listReleases(database);
    const id = wanted ?? releaseBefore(current, earlier);
    if (id === undefined) {
      context.warn(msg`There is no earlier release to bring back.`);
      context.exitCode = EXIT.unusable;
      return;
    }
    const { status, counts } = await rollBack(database, mediaStore, id, (plan) =>
      confirmPlan(plan, 'rollback', options, context),
    );
    if (status === 'absent') context.warn(unknownRelease(id));
    else if (status === 'declined') context.say(msg`Nothing was changed.`);
    else if (status === 'unchanged')
      context.say(msg`The database holds the content of release ${id} already.`);
    else context.say(rolledBack(id, counts, current));
    if (status === 'absent') context.exitCode = EXIT.unusable;
    if (status === 'declined' && !options.dryRun) context.exitCode = EXIT.issues;
  });
}

/** @param before the release that was current */
function rolledBack(
  id: number,
  { added, changed, removed }: ImportCounts,
  before: Release | undefined,
): Message {
  return msg`Brought back release ${id}: ${added} added, ${changed} changed, ${removed} removed. To undo it: varde rollback ${before?.id ?? ''}`;
}

/** The release before the current content: a second rollback goes further back, not forth again. */
function releaseBefore(
  current: Release | undefined,
  earlier: readonly Release[],
): number | undefined {
  const origin = current?.restored_from ?? current?.id ?? 0;
  return earlier.find(({ id }) => id < origin)?.id;
}
