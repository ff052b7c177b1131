/**
 * Validates requests by the contract's schemas. URL parameters are text: numbers and booleans are
 * converted strictly first; other text stays text and fails validation.
 */
import type Type from 'typebox';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { COMMA_SEPARATED } from '@varde/contract/common';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const jsonOrEmpty = (value: unknown): Json => (isJson(value) ? value : {});

export const compileValidator: FastifySchemaCompiler<Type.TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const read = httpPart === 'body' ? (input: unknown) => input : coercerOf(schema);
  return (input: unknown) => {
    const value = read(input);
    if (validator.Check(value)) return { value };
    return { error: errorsOf(schema, validator, value) };
  };
};

function errorsOf(
  schema: Type.TSchema,
  validator: Validator,
  value: unknown,
): FastifySchemaValidationError[] {
  const error = mostRelevantError([...validator.Errors(value)]);
  if (!error) return [];
  return [{ ...error, message: messageFor(schema, error), params: { ...error.params } }];
}

/** Reads only the schema's properties; unknown parameters are ignored (specification §7.6). */
function coercerOf(schema: Type.TSchema): (input: unknown) => Json {
  const properties = Object.entries(propertiesOf(schema));
  return (input) => {
    const raw = jsonOrEmpty(input);
    const value: Record<string, unknown> = {};
    for (const [name, property] of properties)
      if (raw[name] !== undefined) value[name] = coerceValue(property, raw[name]);
    return value;
  };
}

function coerceValue(schema: Json, input: unknown): unknown {
  if (Array.isArray(schema.anyOf)) {
    const alternatives = schema.anyOf.filter(isJson);
    const matching = alternatives.find((one) => (one.type === 'array') === Array.isArray(input));
    return coerceValue(matching ?? {}, input);
  }
  if (Array.isArray(input) && schema[COMMA_SEPARATED]) return coerceValue(schema, input.join(','));
  if (Array.isArray(input))
    return input.map((item) => coerceValue(jsonOrEmpty(schema.items), item));
  return typeof input === 'string' ? coerceText(schema.type, input) : input;
}

function coerceText(type: unknown, text: string): unknown {
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  // PostgreSQL cannot store NUL, and no parameter allows it.
  return text.includes('\0') ? null : text;
}

function propertiesOf(schema: Type.TSchema): Record<string, Json> {
  const properties = jsonOrEmpty('properties' in schema ? schema.properties : undefined);
  return Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, jsonOrEmpty(one)]),
  );
}

interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
}

type MessageBuilder = (params: Json, schema: Json, isNested: boolean) => string;

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'text, given once',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const MESSAGES: Readonly<Record<string, MessageBuilder>> = {
  type: ({ type }) => `must be ${TYPES[String(type)] ?? 'of another type'}`,
  required: ({ requiredProperties }, _schema, isNested) =>
    isNested ? `is missing ${[requiredProperties].flat().join(', ')}` : 'is missing',
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  maxItems: ({ limit }) => `must have at most ${String(limit)} items`,
  minItems: ({ limit }) => `must have at least ${String(limit)} items`,
  uniqueItems: () => 'must not contain duplicates',
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  anyOf: () => 'matches none of the allowed forms',
  pattern: (_, { description }) =>
    typeof description === 'string'
      ? `must be of the form: ${description}`
      : 'does not match the required form',
  additionalProperties: () => 'contains an unknown property',
};

export function messageFor(schema: Type.TSchema, error: SchemaError): string {
  const buildMessage = MESSAGES[error.keyword];
  const isNested = error.instancePath !== '';
  return (
    buildMessage?.({ ...error.params }, schemaAt(schema, error.schemaPath), isNested) ??
    'is malformed'
  );
}

/**
 * The error to report: the first one; for `anyOf`, the first error of the alternative whose own
 * type matched, else of the alternative that is not a list.
 */
export function mostRelevantError<F extends SchemaError>(errors: readonly F[]): F | undefined {
  const choice = errors.find(({ keyword }) => keyword === 'anyOf');
  if (!choice) return errors.find(({ keyword }) => keyword !== 'boolean') ?? errors[0];
  const ofAlternatives = errors.filter(({ schemaPath }) =>
    schemaPath.startsWith(`${choice.schemaPath}/anyOf/`),
  );
  const isOwnType = ({ keyword, instancePath }: F): boolean =>
    keyword === 'type' && instancePath === choice.instancePath;
  return (
    ofAlternatives.find((error) => !isOwnType(error)) ??
    ofAlternatives.find(({ params }) => 'type' in params && params.type !== 'array') ??
    choice
  );
}

/** The subschema at an error's path: `#/properties/page`. */
function schemaAt(schema: Type.TSchema, path: string): Json {
  let node: unknown = schema;
  for (const step of path.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    node = jsonOrEmpty(node)[name];
  }
  return jsonOrEmpty(node);
}
