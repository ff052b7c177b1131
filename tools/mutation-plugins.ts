/** Stryker's plugins of tools/mutation.ts. Stryker loads this file in several processes. */
import { createHash } from 'node:crypto';
import path from 'node:path';

interface Mutant {
  readonly id: string;
}

interface Result {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
}

const root = path.dirname(import.meta.dirname);

/** File and line, the name of the change, and what it put there. */
function describeMutant(mutant: Result): string {
  const { fileName, location, mutatorName, replacement = '' } = mutant;
  const { line, column } = location.start;
  const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
  return `${path.relative(root, path.resolve(fileName))}:${line}:${column} ${mutatorName}: ${change}`;
}

const survivors = {
  onMutantTested(mutant: Result) {
    if (/Survived|NoCoverage|Timeout/.test(mutant.status))
      console.log(`${mutant.status} ${describeMutant(mutant)}`);
  },
};

const { size, seed } = JSON.parse(process.env['MUTATION_SAMPLE'] ?? '{}') as {
  readonly size: number;
  readonly seed: string;
};

const rank = ({ id }: Mutant): string => createHash('sha256').update(`${seed}:${id}`).digest('hex');

/** A checker sees all mutants before they run; those that it rejects are not counted. */
const sample = {
  async init() {},
  async group(mutants: readonly Mutant[]) {
    return [mutants.map(({ id }) => id)];
  },
  async check(mutants: readonly Mutant[]) {
    const ranked = mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
    return Object.fromEntries(
      ranked.map(({ id }, index) => [
        id,
        index < size
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  },
};

/** Stryker mutates `\v` to `\V`, a syntax error in the regular expressions with these flags. */
const invalidRegex = {
  shouldIgnore({ node }: { node: { type: string; pattern?: string; flags?: string } }) {
    const isBroken =
      node.type === 'RegExpLiteral' &&
      /[uv]/.test(node.flags ?? '') &&
      /\\[tnvfr0]/.test(node.pattern ?? '');
    return isBroken ? 'its mutants are not valid' : undefined;
  },
};

export const strykerPlugins = [
  { kind: 'Reporter', name: 'survivors', value: survivors },
  { kind: 'Checker', name: 'sample', value: sample },
  { kind: 'Ignore', name: 'invalid-regex', value: invalidRegex },
];
