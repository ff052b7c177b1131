/** CSV (RFC 4180) for spreadsheets: one row a stop. */
import type { WalkExport } from './walk-export.ts';

const COLUMNS = ['number', 'title', 'latitude', 'longitude', 'description', 'address'] as const;
/** Without it spreadsheets take the letters for those of another alphabet. */
const UTF_8_MARK = '\uFEFF';

export function writeCsv({ stops }: WalkExport): string {
  const rows = stops.map(({ number, title, lat, lng, description, address }) => [
    number === undefined ? '' : String(number),
    title,
    String(lat),
    String(lng),
    description,
    address,
  ]);
  return (
    UTF_8_MARK + [[...COLUMNS], ...rows].map((row) => row.map(cell).join(',') + '\r\n').join('')
  );
}

/** What a spreadsheet would take for a formula is text (OWASP, CSV injection); numbers stay numbers. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
