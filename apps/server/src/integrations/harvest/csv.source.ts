/** CSV of spreadsheets, a place per row: comma, semicolon, tab; UTF-8, UTF-16, Windows-1252. */
import { msg } from '@varde/domain/message';
import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { isSwapped } from '@varde/domain/geo';
import {
  findField,
  harvestRow,
  placeOf,
  readRow,
  type Row,
  titleNames,
  titleOf,
} from './row-item.ts';
import {
  readSourceFile,
  refuseOtherThanOne,
  type Source,
  SourceProblem,
  type SourceTools,
} from './source.ts';
import { refuseWrongKind } from './wrong-kind.ts';

/** Longer than any row of a table of places. */
const MAX_ROW_LENGTH = 500_000;

export const csv: Source = {
  name: 'CSV',
  isFile: true,
  refuse: (options) =>
    refuseOtherThanOne(options, 'varde import --from csv places.csv --into my-museum'),
  async *harvest(options, tools) {
    const file = await readSourceFile(options, tools);
    refuseWrongKind(file, 'csv');
    const [header = [], ...rows] = readTable(decodeTable(file.bytes), file.name);
    const fields = header.map(findField);
    if (!fields.some((found) => found?.field === 'title'))
      throw new SourceProblem(
        msg`${file.name} has no column for the title. Its columns are: ${header.join(', ')}. Call one of them ${titleNames()}.`,
      );
    const unread = header.filter((name, index) => name !== '' && !fields[index]);
    if (unread.length > 0) tools.note(msg`Columns that are not read: ${unread.join(', ')}.`);
    const context = {
      prefix: `csv:${file.stem}`,
      language: tools.language,
      origin: file.origin,
      resolveImageUrl: file.beside,
    };
    const read = rows.map((row) =>
      readRow(row.map((value, index) => [header[index] ?? '', value] as const)),
    );
    noteSwapped(read, tools);
    for (const row of read) yield* harvestRow(row, context);
  },
};

/** Columns for latitude and longitude with the values of the other. */
function noteSwapped(rows: readonly Row[], { note }: Pick<SourceTools, 'note'>): void {
  const places = rows.flatMap((row) => {
    const place = placeOf(row);
    return place ? [{ ...place, title: titleOf(row) ?? '' }] : [];
  });
  const swapped = places.filter(({ lat, lng }) => isSwapped([lng, lat]));
  const [first] = swapped;
  if (!first) return;
  note(
    msg`Latitude and longitude seem to have changed places in ${swapped.length} of ${places.length} rows (${first.title}: latitude ${first.lat}, longitude ${first.lng}). Correct the columns, and import again with --replace.`,
  );
}

function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** @throws SourceProblem when the text is not a table */
function readTable(text: string, name: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: MAX_ROW_LENGTH,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new SourceProblem(msg`${name} cannot be read as a table: ${why}.`);
  }
}

/** The most frequent delimiter in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const head = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  );
  const counts = [';', ',', '\t'].map((mark) => [mark, head.split(mark).length] as const);
  const [best] = counts.toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? ',';
}
