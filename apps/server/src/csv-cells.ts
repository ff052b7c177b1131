/**
 * Protects a text for a CSV file. A spreadsheet may split rows at another character than the file
 * does (Excel by the language of the system: comma, semicolon or tab), where quotes within a field
 * mean nothing: what follows must not start a formula. The start of the field itself is escaped by
 * csv-stringify's `escape_formulas`.
 */
export const protectCell = (text: string): string =>
  text.replaceAll(/(?=[=+\-@])(?<=[,;\t\r\n]"*)/g, "'");
