/** Checks dates and years that are valid and probably not meant. */
import { msg } from '@varde/domain/message';
import type { PackDocument, PackEntity, PackMemory, PackRecord } from '../pack.ts';
import { reportAt, type CheckContext } from './check-context.ts';

export function checkYears(context: CheckContext): void {
  for (const document of context.pack.documents) {
    checkPublication(document, context);
    checkPeriod(document, context);
    checkSourceDates(document, context);
  }
  for (const record of context.pack.records) checkRecord(record, context);
}

const thisYear = (): number => new Date().getUTCFullYear();
const yearOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Number(/^-?\d+/.exec(date)?.[0]);

/** Years; content is not planned for longer, and what ended longer ago is a slip. */
const FAR_YEARS = 10;
/** What is written for never. */
const NEVER = /^(?:20|99)99/;

function checkPublication(document: PackDocument, { log }: CheckContext): void {
  for (const key of ['publish_from', 'publish_to'] as const) {
    const date = document[key];
    const year = yearOf(date) ?? thisYear();
    if (date === undefined || NEVER.test(date) || Math.abs(year - thisYear()) <= FAR_YEARS)
      continue;
    reportAt(log, document, key, {
      severity: 'warning',
      message: msg`${key}: ${date} is more than ${FAR_YEARS} years away`,
      help: msg`Correct the year, or take the line out`,
    });
  }
}

/** Periods that begin before our era end with the Viking age at the latest. */
const LAST_OF_PREHISTORY = 1_100;

function checkPeriod(document: PackDocument, context: CheckContext): void {
  const period = document.facts?.period;
  if (!period) return;
  reportFuture(period, { from: period.from, to: period.to }, context);
  const { from, to = from } = period;
  if (from >= 0 || to <= LAST_OF_PREHISTORY) return;
  reportAt(context.log, period, 'from', {
    severity: 'warning',
    message: msg`The period is from ${-from} before our era to ${to}`,
    help: msg`Take out the minus, if it is meant as a dash`,
  });
}

/** Time zones: it may be tomorrow where the author is. */
const DAY_MS = 86_400_000;
const FIRST_WEB_PAGE = '1991';

function checkSourceDates(document: PackDocument, { log }: CheckContext): void {
  for (const source of document.facts?.sources ?? []) {
    const { accessed } = source;
    if (accessed === undefined) continue;
    const isToCome = Date.parse(accessed) > Date.now() + DAY_MS;
    if (!isToCome && accessed >= FIRST_WEB_PAGE) continue;
    reportAt(log, source, 'accessed', {
      severity: 'warning',
      message: isToCome
        ? msg`The source was read on ${accessed}, which is to come`
        : msg`The source was read on ${accessed}, before there was a web`,
      help: msg`Correct the date`,
    });
  }
}

type Years = Readonly<Record<string, number | undefined>>;

function reportFuture(holder: object, years: Years, { log }: CheckContext): void {
  for (const [key, year] of Object.entries(years)) {
    if (year === undefined || year <= thisYear() + FAR_YEARS) continue;
    reportAt(log, holder, key, {
      severity: 'warning',
      message: msg`The year ${year} is to come`,
      help: msg`Correct it; a year before our era is negative`,
    });
  }
}

function checkRecord(record: PackRecord, context: CheckContext): void {
  if (record.kind === 'memory') checkMemory(record, context);
  else if (record.kind === 'entity') checkLife(record, context);
  else if (record.production) {
    const { from, to } = record.production;
    reportFuture(record.production, { from, to }, context);
  }
}

/** Nobody remembers longer ago. */
const FIRST_MEMORY = 1_850;

function checkMemory(memory: PackMemory, context: CheckContext): void {
  const { year } = memory;
  reportFuture(memory, { year }, context);
  if (year === undefined || year >= FIRST_MEMORY) return;
  reportAt(context.log, memory, 'year', {
    severity: 'warning',
    message: msg`The memory is of the year ${year}, which nobody remembers`,
    help: msg`Correct the year`,
  });
}

/** Years. */
const LONGEST_LIFE = 115;

function checkLife(entity: PackEntity, context: CheckContext): void {
  const [birth, death] = [yearOf(entity.birth), yearOf(entity.death)];
  reportFuture(entity, { birth, death }, context);
  if (birth === undefined || death === undefined) return;
  if (death >= birth && (entity.type !== 'Person' || death - birth <= LONGEST_LIFE)) return;
  reportAt(context.log, entity, 'death', {
    severity: 'warning',
    message: msg`Birth in ${birth} and death in ${death} make a life of ${death - birth} years`,
    help: msg`Correct the year of one of them`,
  });
}
