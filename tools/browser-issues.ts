/** What built files use although a supported browser lacks it. */
import type { Support } from './browser-support.ts';
import { scriptUses, type Use } from './script-uses.ts';
import { styleUses } from './style-uses.ts';

export interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

/** By feature, or by the start of features' names and `*`: why the site works without it. */
export type Exceptions = Readonly<Record<string, string>>;

/** One line per feature that is missing in a supported browser, and per unused exception. */
export function browserIssues(
  files: readonly BuiltFile[],
  support: Support,
  exceptions: Exceptions = {},
): string[] {
  const missing = new Map<string, { use: Use; files: Set<string> }>();
  for (const { use, file } of usesOf(files)) {
    if (!use.features.every((feature) => support.lacking(feature).length > 0)) continue;
    const entry = missing.get(use.written) ?? { use, files: new Set() };
    missing.set(use.written, { ...entry, files: entry.files.add(file) });
  }
  const unused = new Set(Object.keys(exceptions));
  const issues: string[] = [];
  for (const { use, files: names } of missing.values()) {
    const [feature = ''] = use.features;
    const allowed = use.features.flatMap((one) => exceptionFor(one, exceptions));
    for (const exception of allowed) unused.delete(exception);
    if (allowed.length === 0)
      issues.push(
        `${use.written} (${feature}) in ${[...names].join(', ')} is missing in ${support.lacking(feature).join(', ')}`,
      );
  }
  return [
    ...issues,
    ...[...unused].map((exception) => `The exception '${exception}' is no longer needed.`),
  ];
}

function exceptionFor(feature: string, exceptions: Exceptions): string[] {
  return Object.keys(exceptions).filter((one) =>
    one.endsWith('*') ? feature.startsWith(one.slice(0, -1)) : feature === one,
  );
}

function usesOf(files: readonly BuiltFile[]): { use: Use; file: string }[] {
  const styles = files.filter(({ name }) => name.endsWith('.css'));
  const scripts = files
    .filter(({ name }) => !name.endsWith('.css'))
    .map(({ name, text }) => ({ name, ...scriptUses(text) }));
  const defined = new Set(scripts.flatMap((script) => [...script.defined]));
  const isForeign = ({ written }: Use) => !defined.has(written.slice(1, -2));
  return [
    ...scripts.flatMap(({ name, uses, calls }) =>
      [...uses, ...calls.filter(isForeign)].map((use) => ({ use, file: name })),
    ),
    ...styles.flatMap(({ name, text }) => styleUses(text).map((use) => ({ use, file: name }))),
  ];
}
