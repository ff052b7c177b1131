/** What an import or a rollback would change, in words, and the question whether to go on. */
import { type Message, msg } from '@varde/domain/message';
import type { ImportPlan, PlannedItem } from '#packs/import-plan.ts';
import type { CliContext } from './context.ts';

interface ConfirmOptions {
  readonly dryRun?: true;
  readonly yes?: true;
}

const TEXTS = {
  import: {
    needed: msg`This import needs a confirmation:`,
    question: msg`Import it? (yes/no) `,
    hint: msg`See what would change with --dry-run; import it with --yes.`,
  },
  rollback: {
    needed: msg`This rollback needs a confirmation:`,
    question: msg`Roll back? (yes/no) `,
    hint: msg`See what would change with --dry-run; roll back with --yes.`,
  },
} as const;

/** Whether to go on: nobody needs to be asked, or somebody agrees. `--dry-run` only shows it. */
export async function confirmPlan(
  plan: ImportPlan,
  kind: keyof typeof TEXTS,
  { dryRun, yes }: ConfirmOptions,
  { say, warn, ask, t }: CliContext,
): Promise<boolean> {
  if (dryRun) {
    const { added, changed, removed, codes, risks } = plan;
    say(
      ...listPlan(plan),
      msg`${added.length} would be added, ${changed.length} changed, ${removed.length} removed; ${codes.length} printed codes would lead elsewhere.`,
      ...risks.map((risk) => msg`It needs --yes: ${risk}.`),
    );
    return false;
  }
  if (yes || plan.risks.length === 0) return true;
  const { needed, question, hint } = TEXTS[kind];
  warn(needed, ...plan.risks.map((risk) => msg`  ${risk}`));
  if (await ask?.(t(question))) return true;
  warn(hint);
  return false;
}

/** Longer lists say how many more there are. */
const LISTED = 50;

/** A line for each difference. */
export function listPlan({ added, changed, removed, codes }: ImportPlan): Message[] {
  const lines = (sign: string, items: readonly PlannedItem[]): Message[] => [
    ...items
      .slice(0, LISTED)
      .map(({ file, title }) => (title ? msg`${sign} ${file}  ${title}` : msg`${sign} ${file}`)),
    ...(items.length > LISTED ? [msg`${sign} … and ${items.length - LISTED} more`] : []),
  ];
  return [
    ...lines('+', added),
    ...lines('~', changed),
    ...lines('-', removed),
    ...codes.map(({ code, before, after }) =>
      after === undefined
        ? msg`code ${code}: ${targetText(before)} → nowhere`
        : msg`code ${code}: ${targetText(before)} → ${targetText(after)}`,
    ),
  ];
}

/** @param target of a printed code, in English, as JSON names it */
function targetText(target: string): Message {
  const [, document, context] = /^document (\d+)(?: in (\d+))?$/.exec(target) ?? [];
  const [, owner] = /^owner (.+)$/.exec(target) ?? [];
  if (owner !== undefined) return msg`owner ${owner}`;
  if (document === undefined) return msg`${target}`;
  return context === undefined
    ? msg`document ${document}`
    : msg`document ${document} in ${context}`;
}
