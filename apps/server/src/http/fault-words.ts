/** Says in words a person understands what a schema found wrong; never a regular expression, never what was sent. */
import type Type from 'typebox';

export interface SchemaFault {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
}

type Json = Readonly<Record<string, unknown>>;
type Words = (params: Json, schema: Json, isNested: boolean) => string;

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'text, given once',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const WORDS: Readonly<Record<string, Words>> = {
  type: ({ type }) => `must be ${TYPES[String(type)] ?? 'of another type'}`,
  required: ({ requiredProperties }, _schema, isNested) =>
    isNested ? `lacks ${[requiredProperties].flat().join(', ')}` : 'is missing',
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} letters`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} letters`,
  maxItems: ({ limit }) => `must be at most ${String(limit)} in number`,
  minItems: ({ limit }) => `must be at least ${String(limit)} in number`,
  uniqueItems: () => 'must not hold the same thing twice',
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  anyOf: () => 'has none of the possible forms',
  pattern: (_, { description }) =>
    typeof description === 'string'
      ? `must be of the form: ${description}`
      : 'is not of the form asked for',
  additionalProperties: () => 'holds something that is not known here',
};

export function wordsFor(schema: Type.TSchema, fault: SchemaFault): string {
  const words = WORDS[fault.keyword];
  const isNested = fault.instancePath !== '';
  return (
    words?.(fault.params as Json, schemaAt(schema, fault.schemaPath), isNested) ?? 'is malformed'
  );
}

/**
 * The fault to tell of all that were found: the first; in a choice between forms the first of the form that was meant, which
 * is one whose own type was right. Where none was right, what is no list was meant.
 */
export function tellingFault<F extends SchemaFault>(faults: readonly F[]): F | undefined {
  const choice = faults.find(({ keyword }) => keyword === 'anyOf');
  if (!choice) return faults.find(({ keyword }) => keyword !== 'boolean') ?? faults[0];
  const ofForms = faults.filter(({ schemaPath }) =>
    schemaPath.startsWith(`${choice.schemaPath}/anyOf/`),
  );
  const isOwnType = ({ keyword, instancePath }: F): boolean =>
    keyword === 'type' && instancePath === choice.instancePath;
  return (
    ofForms.find((fault) => !isOwnType(fault)) ??
    ofForms.find(({ params }) => 'type' in params && params.type !== 'array') ??
    choice
  );
}

/** The part of the schema that a fault names: `#/properties/page`. */
function schemaAt(schema: Type.TSchema, path: string): Json {
  let at: unknown = schema;
  for (const step of path.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    at = (at as Json | undefined)?.[name];
  }
  return (at ?? {}) as Json;
}
