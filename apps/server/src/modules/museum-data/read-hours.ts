import type { MuseumData } from '@varde/contract/outside';
import { list, record, records, text, type Loose } from '#modules/outside/read-loosely.ts';

type Hours = MuseumData['hours'];

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const ALL_YEAR = { from: '01-01', to: '12-31' };

/** By schema.org's OpeningHoursSpecification, or as packs write them. A line that makes no sense is left out. */
export function readHours(value: unknown): Hours {
  return records(Array.isArray(value) ? value : [value]).flatMap((line) => {
    const open = readTime(line['opens'] ?? line['open']);
    const close = readTime(line['closes'] ?? line['close']);
    const days = readDays(line['dayOfWeek'] ?? line['days'] ?? line['day']);
    if (!open || !close || !days || open >= close) return [];
    return { ...readSeason(line), days, open, close };
  });
}

/** `10:00`, `10:00:00`, `10.00`. */
function readTime(value: unknown): string | undefined {
  const [, hour = '', minute] =
    /^([01]?\d|2[0-4])[:.]([0-5]\d)(?:$|[:.])/.exec(text(value) ?? '') ?? [];
  return minute && `${hour.padStart(2, '0')}:${minute}`;
}

/** `Monday`, `https://schema.org/Monday`, a list of such, or `mon-fri,sun`. */
function readDays(value: unknown): string | undefined {
  const written = text(value)?.toLowerCase();
  if (written && /^[a-z]{3}(?:[-,][a-z]{3})*$/.test(written)) {
    return written.split(/[-,]/).every((day) => DAYS.includes(day)) ? written : undefined;
  }
  const named = Array.isArray(value) ? list(value) : [value];
  const days = named.map((day) =>
    text(day ?? '')
      ?.split('/')
      .at(-1)
      ?.slice(0, 3)
      .toLowerCase(),
  );
  return joined(DAYS.filter((day) => days.includes(day))) || undefined;
}

/** Three days and more in a row are `mon-wed`. */
function joined(days: readonly string[]): string {
  const runs = days.reduce<string[][]>((all, day) => {
    const last = all.at(-1);
    const follows = last && DAYS.indexOf(day) === DAYS.indexOf(last.at(-1) ?? '') + 1;
    return follows ? [...all.slice(0, -1), [...last, day]] : [...all, [day]];
  }, []);
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(','))).join(',');
}

/** Of dates the season counts, whatever their year. */
function readSeason(line: Loose): Pick<Hours[number], 'from' | 'to'> {
  const { validFrom, validThrough, from = validFrom, to = validThrough } = record(line);
  const [begins, ends] = [monthDay(from), monthDay(to)];
  return begins && ends ? { from: begins, to: ends } : ALL_YEAR;
}

const monthDay = (value: unknown): string | undefined =>
  /^(?:\d{4}-)?((?:0\d|1[0-2])-[0-3]\d)(?:T|$)/.exec(text(value) ?? '')?.[1];
