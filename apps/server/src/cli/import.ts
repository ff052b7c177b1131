/** `varde import PACK`, and `varde import --from`, which makes a pack of a collection or a file. */
import { type Message, msg } from '@varde/domain/message';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { LICENSES, type License } from '@varde/domain/licenses';
import type { SourceOptions } from '#integrations/harvest/source.ts';
import type { ImportResult } from '#packs/packs.service.ts';
import { printIssues } from './check.ts';
import { confirmPlan } from './confirm-plan.ts';
import {
  configOf,
  existingFolder,
  EXIT,
  withContent,
  withProgress,
  type CliContext,
} from './context.ts';
import { area, language, number, text, webUrl } from './option-values.ts';
import { usageError } from './translate-commander.ts';

const SOURCES_HELP = msg`
Sources, and what to import from them:
  digitaltmuseum  words to search for, or object numbers; --code alone takes everything that the
                  museum has published
  csv             a file (or its URL) with one place per line; its first line names the columns:
                  title, description, latitude, longitude, picture, licence, photographer …
  geojson         a file or its URL: points become articles, lines become presentations
  gpx             a file or its URL: waypoints become articles, routes and tracks presentations
  iiif            the URL of a manifest or a collection (Presentation API 2 or 3)
  kulturnav       ids (UUIDs) of people, places and concepts; --dataset takes a complete data set
  k-samsok        words to search for, or a query in K-samsök's own language, such as place=visby
  ogc-features    a data set of Riksantikvaren, such as kulturminner or brukerminner, or the URL of
                  any collection of an OGC API

--from writes a content pack: a folder of text files and pictures that you edit, check and then
import. It changes nothing in the database or at the source. Run the same command again to continue
or to fetch what is new: a file that exists is not changed, and one that you deleted stays deleted.

VARDE_CONTACT is sent to the services, so that they can write to you. VARDE_OBJECTS_KEY is your key
to DigitaltMuseum; without one the public key is used, which gives ten objects at a time.
docs/how-to/connect-your-collection.md shows the way from an owner code to a running guide.`;

interface Options extends Omit<SourceOptions, 'what'> {
  readonly dryRun?: true;
  readonly yes?: true;
  readonly from?: string;
  readonly into?: string;
  readonly owner?: string;
  readonly ownerName?: string;
  readonly license?: License;
  readonly delay: number;
  readonly withUnlicensed?: true;
  readonly withoutThemes?: true;
  readonly replace?: true;
}

export function addImport(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('import')
    .summary(t(msg`import a content pack, or write one from a collection or a file`))
    .description(
      t(
        msg`Make the database hold exactly this content pack: all of it, or nothing changes. With --from, write a content pack from a collection or a file instead.`,
      ),
    )
    .usage(t(msg`<pack>\n       varde import --from <source> <what...> --into <folder> [options]`))
    .argument('[what...]', t(msg`folder of the pack; with --from, what to import`))
    .addOption(
      new Option(
        '--dry-run',
        t(msg`show what would change, and where printed codes would lead; import nothing`),
      ).conflicts('from'),
    )
    .addOption(
      new Option('--yes', t(msg`import without asking, whatever it removes`)).conflicts('from'),
    )
    .option('--from <source>', t(msg`collection or kind of file, see below`))
    .option('--into <folder>', t(msg`a new folder, or a pack to extend`))
    .option('--replace', t(msg`overwrite what came from this source, and your edits in it`))
    .option(
      '--owner <slug>',
      t(msg`museum of all content`),
      text(SLUG, msg`Use a-z, 0-9 and hyphens.`),
    )
    .option('--owner-name <name>', t(msg`title of a new museum`))
    .option('--language <tag>', t(msg`language of texts that do not state theirs`), language)
    .addOption(new Option('--license <key>', t(msg`of the texts of a new pack`)).choices(LICENSES))
    .option('--limit <number>', t(msg`most objects to import`), LIMIT, 100)
    .option('--with-unlicensed', t(msg`also images without an open licence; ask their owners`))
    .option('--without-themes', t(msg`import no themes`))
    .option('--code <code>', t(msg`only this owner (digitaltmuseum)`))
    .option('--dataset <id>', t(msg`a data set (kulturnav)`))
    .option('--area <w,s,e,n>', t(msg`only within these degrees (k-samsok, ogc-features)`), area)
    .option('--delay <seconds>', t(msg`between two requests to the same service`), DELAY, 1)
    .option('--at <url>', t(msg`the service at another URL`), webUrl)
    .addHelpText('after', t(SOURCES_HELP))
    .action(async (what: string[], options: Options, command: Command) => {
      if (options.from === 'help') command.help();
      if (options.from === undefined) await importFolder(what, options, command, context);
      else await harvestFrom(what, options, command, context);
    });
}

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;
const LIMIT = number(/^[1-9]\d{0,4}$/, msg`Give a whole number from 1 to 99999.`);
const DELAY = number(/^\d{1,2}(?:\.\d{1,3})?$/, msg`Give seconds, such as 1 or 0.5.`);

/** Of a kind: a large pack has one for each of its articles. */
const MOST_WARNINGS = 10;

/** Options of an import without `--from`. */
const OF_IMPORT = new Set(['--dry-run', '--yes']);

async function importFolder(
  what: string[],
  options: Options,
  command: Command,
  context: CliContext,
): Promise<void> {
  const { t } = context;
  const [pack, ...rest] = what;
  const cliOption = command.options.find(
    (option) =>
      !OF_IMPORT.has(option.long ?? '') &&
      command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (cliOption) usageError(command, t, msg`${cliOption.long ?? ''} needs --from <source>.`);
  if (pack === undefined || rest.length > 0)
    usageError(command, t, msg`Give the folder of one pack.`);
  const folder = existingFolder(pack, context);
  if (folder === undefined) return;
  const { importPack } = await import('#packs/packs.service.ts');
  const result = await withContent(context, (database, mediaStore) => {
    // Below a server's priority; set here, so that a PostgreSQL started before does not inherit it.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    return withProgress(context, (onProgress) =>
      importPack(database, mediaStore, folder, {
        onProgress,
        catalog: context.catalog,
        confirm: (plan) => confirmPlan(plan, 'import', options, context),
      }),
    );
  });
  await printIssues(result.issues, context, MOST_WARNINGS);
  context.say(summaryOf(result));
  const isRefused =
    result.status === 'refused' || (result.status === 'declined' && !options.dryRun);
  context.exitCode = isRefused ? EXIT.issues : EXIT.ok;
}

function summaryOf({ status, counts }: ImportResult): Message {
  if (status === 'refused' || status === 'declined') return msg`Nothing was imported.`;
  if (status === 'unchanged')
    return msg`The database holds this pack already; nothing was changed.`;
  const { added, changed, removed, codes } = counts;
  return msg`Imported: ${added} added, ${changed} changed, ${removed} removed; ${codes} printed codes lead elsewhere.`;
}

async function harvestFrom(
  what: readonly string[],
  options: Options,
  command: Command,
  context: CliContext,
): Promise<void> {
  const { runHarvest, SOURCES } = await import('#integrations/harvest/harvest.service.ts');
  const { from: name = '', into, owner, ownerName, license, ...flags } = options;
  const {
    delay,
    replace = false,
    withUnlicensed = false,
    withoutThemes = false,
    ...filters
  } = flags;
  const { t } = context;
  const source = SOURCES.get(name);
  if (!source)
    usageError(
      command,
      t,
      msg`--from is '${name}': give one of ${[...SOURCES.keys()].join(', ')}.`,
    );
  if (!into)
    usageError(command, t, msg`Give the folder that the pack is written to: --into my-museum`);
  const sourceOptions: SourceOptions = { ...filters, what };
  const refusal = source.refuse(sourceOptions);
  if (refusal !== undefined) usageError(command, t, refusal);
  const request = {
    source,
    sourceOptions,
    owner,
    ownerName,
    license,
    folder: resolve(into),
    named: into,
    delayMs: delay * 1_000,
    withUnlicensed,
    withThemes: !withoutThemes,
    replaces: replace,
  };
  const config = await configOf(context);
  await withProgress(context, (onProgress) =>
    (context.harvest ?? runHarvest)(request, config, {
      writeLine: (line) => context.say(msg`${line}`),
      onProgress,
      t,
    }),
  );
}
