import { SCHEMA_IDS, translateSchemaId, type SchemaIds } from '@varde/domain/document-kinds';
import { isRecord } from '@varde/domain/is-record';
import type { TransportResponse } from './transport.ts';

/**
 * A response of an environment with other schema ids than production (specification §9.8), with
 * those of production in the fields that the site reads.
 */
export function readSchemaIds(body: unknown, schemaIds: SchemaIds): unknown {
  if (!isRecord(body)) return body;
  const read = (id: unknown) =>
    typeof id === 'number' ? (translateSchemaId(id, schemaIds, SCHEMA_IDS) ?? id) : id;
  const { points, context_schema_id: context } = body;
  const readPoint = (point: unknown) =>
    Array.isArray(point) ? point.with(1, read(point[1])) : point;
  return {
    ...body,
    ...(Array.isArray(points) && { points: points.map(readPoint) }),
    ...(context !== undefined && { context_schema_id: read(context) }),
  };
}

export const withOwnSchemaIds = (response: TransportResponse, schemaIds: SchemaIds) => ({
  ...response,
  body: readSchemaIds(response.body, schemaIds),
});
