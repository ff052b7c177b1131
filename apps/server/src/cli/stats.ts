import { msg } from '@varde/domain/message';
import type { Command } from 'commander';
import { museumDate } from '@varde/domain/museum-date';
import type { Period } from '#site/analytics/analytics.repository.ts';
import { withContent, type CliContext } from './context.ts';
import { date, isoDate } from './option-values.ts';
import { usageError } from './translate-commander.ts';

interface Options extends Partial<Period> {
  readonly csv?: true;
}

export function addStats(program: Command, context: CliContext): void {
  const { t } = context;
  program
    .command('stats')
    .description(t(msg`report how often museums, documents, codes and languages were visited`))
    .option('--from <date>', t(msg`first day (default: 29 days before the last one)`), date)
    .option('--to <date>', t(msg`last day (default: today)`), date)
    .option('--csv', t(msg`a line for each day of each subject, as Excel opens it`))
    .action(async ({ csv, ...wanted }: Options, command: Command) => {
      const { readVisits } = await import('#site/analytics/analytics.repository.ts');
      const { visitsAsCsv, visitsAsTable } = await import('#site/analytics/visit-stats.ts');
      const period = statsPeriod(wanted, new Date());
      const { from, to } = period;
      if (from > to) usageError(command, t, msg`--from ${from} is after --to ${to}.`);
      const rows = await withContent(context, (database) => readVisits(database, period));
      context.out(csv ? visitsAsCsv(rows) : visitsAsTable(rows, period, t));
    });
}

const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/** 30 days up to today, in the museums' time zone. */
export function statsPeriod({ from, to }: Partial<Period>, now: Date): Period {
  const last = to ?? museumDate(now);
  return { from: from ?? isoDate(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS), to: last };
}
