/** CSV (RFC 4180) for spreadsheets: one row per stop. */
import { stringify } from 'csv-stringify/sync';
import type { WalkExport } from './walk-export.ts';

const COLUMNS = {
  number: 'number',
  title: 'title',
  lat: 'latitude',
  lng: 'longitude',
  description: 'description',
  address: 'address',
};

export function writeCsv({ stops }: WalkExport): string {
  return stringify([...stops], {
    columns: COLUMNS,
    header: true,
    // Spreadsheets read UTF-8 as another encoding without a byte order mark.
    bom: true,
    record_delimiter: '\r\n',
    // Off by default once a delimiter is set: a line feed in a title would break its row.
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
