import { msg } from '@varde/domain/message';
import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { makeSlug } from '@varde/domain/make-slug';
import { Option, type Command } from 'commander';
import type { CliContext } from './context.ts';

/** Languages of the packs in content/starter. */
const LANGUAGES = ['no', 'sv', 'en'] as const;

interface Options {
  readonly language: (typeof LANGUAGES)[number];
}

export function addInit(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('init')
    .summary(t(msg`write a small content pack to start from`))
    .description(
      t(
        msg`Write a content pack of a museum, a place and a walk with a drawing, to be replaced by yours.`,
      ),
    )
    .argument('<folder>', t(msg`a new or empty folder`))
    .addOption(
      new Option('--language <key>', t(msg`of its texts`)).choices(LANGUAGES).default(LANGUAGES[0]),
    )
    .action(async (name: string, { language }: Options) => {
      const folder = resolve(name);
      const { requireEmpty } = await import('@varde/content-pack/write-pack');
      await requireEmpty(folder);
      const { PROJECT_ROOT } = await import('#config/config.ts');
      const starter = join(PROJECT_ROOT, 'content/starter');
      await cp(join(starter, language), folder, { recursive: true });
      await copyFile(join(starter, 'house.svg'), join(folder, 'media/house.svg'));
      await rename(folder);
      const named = relative('', folder);
      context.say(
        msg`Written to ${named}. See it in the browser while you write: npx varde preview ${named}`,
      );
    });
}

/** Calls the pack as its folder. */
async function rename(folder: string): Promise<void> {
  const name = makeSlug(basename(folder), 'my-museum');
  const file = join(folder, 'pack.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^name: .*$/m, `name: ${name}`));
}
