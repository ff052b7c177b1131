/** What an import or a rollback would change, in words, and the question whether to go on. */
import type { ImportPlan, PlannedItem } from '#packs/import-plan.ts';
import type { CliContext } from './context.ts';

interface ConfirmOptions {
  readonly dryRun?: true;
  readonly yes?: true;
}

const TEXTS = {
  import: { what: 'import', question: 'Import it?', hint: 'import it with --yes' },
  rollback: { what: 'rollback', question: 'Roll back?', hint: 'roll back with --yes' },
} as const;

/** Whether to go on: nobody needs to be asked, or somebody agrees. `--dry-run` only shows it. */
export async function confirmPlan(
  plan: ImportPlan,
  kind: keyof typeof TEXTS,
  { dryRun, yes }: ConfirmOptions,
  { out, err, ask }: CliContext,
): Promise<boolean> {
  if (dryRun) {
    const { added, changed, removed, codes, risks } = plan;
    out(`${listPlan(plan)}${added.length} would be added, ${changed.length} changed, ${removed.length} removed; ${codes.length} printed codes would lead elsewhere.
${risks.map((risk) => `It needs --yes: ${risk}.\n`).join('')}`);
    return false;
  }
  if (yes || plan.risks.length === 0) return true;
  const { what, question, hint } = TEXTS[kind];
  const risks = plan.risks.map((risk) => `  ${risk}\n`).join('');
  err(`This ${what} needs a confirmation:\n${risks}`);
  if (await ask?.(`${question} (yes/no) `)) return true;
  err(`See what would change with --dry-run; ${hint}.\n`);
  return false;
}

/** Longer lists say how many more there are. */
const LISTED = 50;

/** A line for each difference. */
export function listPlan({ added, changed, removed, codes }: ImportPlan): string {
  const lines = (sign: string, items: readonly PlannedItem[]): string[] => [
    ...items
      .slice(0, LISTED)
      .map(({ file, title }) => `${sign} ${file}${title ? `  ${title}` : ''}`),
    ...(items.length > LISTED ? [`${sign} … and ${items.length - LISTED} more`] : []),
  ];
  return [
    ...lines('+', added),
    ...lines('~', changed),
    ...lines('-', removed),
    ...codes.map(({ code, before, after }) => `code ${code}: ${before} → ${after ?? 'nowhere'}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
