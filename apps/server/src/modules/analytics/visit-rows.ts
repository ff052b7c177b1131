/** From sums to what is written: a row for each subject that the visit counts for. Pure. */
import type { VisitRow, VisitSubject } from './analytics.repository.ts';
import type { VisitSum } from './visit-batch.ts';

export interface Countable {
  /** Documents that visitors can see, each with its owner. */
  readonly documents: ReadonlyMap<number, string | null>;
  readonly codes: ReadonlySet<string>;
}

/** What names nothing that is published is left out, but the page itself was seen. */
export function visitRows(sums: readonly VisitSum[], countable: Countable): VisitRow[] {
  const rows = new Map<string, VisitRow>();
  for (const sum of sums) {
    for (const [subject, ref] of subjectsOf(sum, countable)) {
      const key = `${sum.day} ${subject} ${ref}`;
      const row = rows.get(key) ?? {
        day: sum.day,
        subject,
        ref,
        visits: 0,
        engaged: 0,
        seconds: 0,
      };
      row.visits += sum.visits;
      row.engaged += sum.engaged;
      row.seconds += sum.seconds;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function subjectsOf(
  { page, language, document, code, goal }: VisitSum,
  { documents, codes }: Countable,
): [VisitSubject, string][] {
  // A goal is met on a page that has been counted by itself.
  if (goal !== undefined) return [['goal', goal]];
  const subjects: [VisitSubject, string][] = [
    ['page', page],
    ['language', language],
  ];
  if (document !== undefined && documents.has(document)) {
    subjects.push(['document', String(document)]);
    const owner = documents.get(document);
    if (owner) subjects.push(['owner', owner]);
  }
  if (code !== undefined && codes.has(code)) subjects.push(['code', code]);
  return subjects;
}
