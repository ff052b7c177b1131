/** `varde releases` and `varde rollback`: the last imports, and the way back to one of them. */
import { constants, setPriority } from 'node:os';
import type { Command } from 'commander';
import type { Database } from '#db/database.ts';
import type { Release } from '#db/tables.ts';
import { confirmPlan, listPlan } from './confirm-plan.ts';
import { count, EXIT, timeText, withContent, type CliContext } from './context.ts';
import { number } from './option-values.ts';

const RELEASE = number(
  /^[1-9]\d{0,8}$/,
  'Give the number of a release, as varde releases lists it.',
);

export function addReleases(program: Command, context: CliContext): void {
  program
    .command('releases')
    .summary('list the last imports, or what has changed since one of them')
    .description(
      'List the last ten imports and rollbacks, which varde rollback can bring back. With the number of one, list what has changed since.',
    )
    .argument('[release]', 'number of a release', RELEASE)
    .option('--json', 'as JSON')
    .action(async (id: number | undefined, { json }: { json?: true }) => {
      const text = await withContent(context, (database) =>
        id === undefined ? listText(database, json) : differencesText(database, id, json),
      );
      if (text !== undefined) return context.out(text);
      context.err(unknownRelease(id));
      context.exitCode = EXIT.unusable;
    });
}

const unknownRelease = (id: number | undefined): string =>
  `Release ${id} is not kept: varde releases lists those that are.\n`;

const toJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

async function listText(database: Database, json: true | undefined): Promise<string> {
  const { listReleases } = await import('#packs/releases.repository.ts');
  const releases = await listReleases(database);
  if (json) return toJson(releases.map((one, nr) => ({ ...one, is_current: nr === 0 })));
  if (releases.length === 0)
    return 'No release is kept yet. The next import keeps the content before it and its own.\n';
  return releases
    .map((one, nr) => `${releaseLine(one)}${nr === 0 ? '  (current)' : ''}\n`)
    .join('');
}

function releaseLine({ id, created_at, pack_name, documents, ...release }: Release): string {
  const { added, changed, removed, restored_from } = release;
  const origin = restored_from === null ? '' : `, brought back release ${restored_from}`;
  return `${String(id).padStart(4)}  ${timeText(created_at)}  ${pack_name}, ${count(documents, 'document')}: ${added} added, ${changed} changed, ${removed} removed${origin}`;
}

async function differencesText(
  database: Database,
  id: number,
  json: true | undefined,
): Promise<string | undefined> {
  const { readRelease } = await import('#packs/releases.repository.ts');
  const { readPack } = await import('#packs/packs.repository.ts');
  const { planImport } = await import('#packs/import-plan.ts');
  const [before, now] = [await readRelease(database, id), await readPack(database)];
  if (!before || !now) return undefined;
  const { risks: _ofAnImport, ...changes } = planImport(before.pack, now.pack);
  if (json) return toJson(changes);
  const { added, changed, removed, codes } = changes;
  return `${listPlan({ ...changes, risks: [] })}Since release ${id}: ${added.length} added, ${changed.length} changed, ${removed.length} removed; ${codes.length} printed codes lead elsewhere.\n`;
}

const ROLLBACK_HELP = `
The rollback is a release of its own: varde rollback with the number of the one before undoes it.
Without a number, a second rollback goes one release further back.`;

interface RollbackOptions {
  readonly dryRun?: true;
  readonly yes?: true;
}

export function addRollback(program: Command, context: CliContext): void {
  program
    .command('rollback')
    .summary('bring back the content before the last import')
    .description(
      'Make the database hold exactly what it held before the last import, or in another kept release: all of it, or nothing changes. It works while the server runs.',
    )
    .argument('[release]', 'number of a release (default: the one before the current)', RELEASE)
    .option('--dry-run', 'show what would change, and where printed codes would lead')
    .option('--yes', 'roll back without asking, whatever it removes')
    .addHelpText('after', ROLLBACK_HELP)
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
    const releases = await listReleases(database);
    const id = wanted ?? releaseBefore(releases);
    if (id === undefined) {
      context.err('There is no earlier release to bring back.\n');
      context.exitCode = EXIT.unusable;
      return;
    }
    const { status, counts } = await rollBack(database, mediaStore, id, (plan) =>
      confirmPlan(plan, 'rollback', options, context),
    );
    const { added, changed, removed } = counts;
    if (status === 'absent') context.err(unknownRelease(id));
    else if (status === 'declined') context.out('Nothing was changed.\n');
    else if (status === 'unchanged')
      context.out(`The database holds the content of release ${id} already.\n`);
    else
      context.out(
        `Brought back release ${id}: ${added} added, ${changed} changed, ${removed} removed. To undo it: varde rollback ${releases[0]?.id}\n`,
      );
    if (status === 'absent') context.exitCode = EXIT.unusable;
    if (status === 'declined' && !options.dryRun) context.exitCode = EXIT.issues;
  });
}

/** The release before the current content: a second rollback goes further back, not forth again. */
function releaseBefore([current, ...earlier]: readonly Release[]): number | undefined {
  const origin = current?.restored_from ?? current?.id ?? 0;
  return earlier.find(({ id }) => id < origin)?.id;
}
