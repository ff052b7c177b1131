/**
 * Schema ids of an environment that has others than production on the wire (specification §9.8).
 * Translated at this boundary: everything behind it uses `SCHEMA_IDS`.
 */
import type { CallName } from '@varde/contract/calls';
import { SCHEMA_IDS, translateSchemaId, type SchemaIds } from '@varde/domain/document-kinds';

/** Parameters that hold ids separated by commas. */
const PARAMETERS = ['schema_ids', 'referenced_from_schema_id'];
const FIELDS = ['schema_id', 'context_schema_id'];
/** Matches no document; the ids of production mean nothing here. */
const UNKNOWN = 0;

export interface WireSchemaIds {
  /** @param query as received, validated */
  readonly readQuery: (query: unknown) => unknown;
  /** @param text a response as JSON */
  readonly writeResponse: (name: CallName, text: string) => string;
}

export function wireSchemaIds(ids: SchemaIds): WireSchemaIds {
  const read = (id: string) => translateSchemaId(Number(id), ids, SCHEMA_IDS) ?? UNKNOWN;
  const write = (id: unknown) =>
    typeof id === 'number' ? (translateSchemaId(id, SCHEMA_IDS, ids) ?? id) : id;
  const writePoint = (point: unknown) =>
    Array.isArray(point) ? point.with(1, write(point[1])) : point;
  return {
    readQuery(query) {
      const translated = Object.entries(query ?? {}).map(([name, value]) => {
        const isList = PARAMETERS.includes(name) && typeof value === 'string';
        return [name, isList ? value.split(',').filter(Boolean).map(read).join() : value] as const;
      });
      return Object.fromEntries(translated);
    },
    writeResponse(name, text) {
      const hasPoints = name === 'getDocumentMapData';
      const written: unknown = JSON.parse(text, (key, value: unknown) => {
        if (FIELDS.includes(key)) return write(value);
        return hasPoints && key === 'points' && Array.isArray(value)
          ? value.map(writePoint)
          : value;
      });
      return JSON.stringify(written);
    },
  };
}
