/**
 * Validates requests by the contract's schemas. Everything in an address is text, so numbers and booleans are read
 * strictly first: what is not plainly one stays text and is refused by name.
 */
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type Type from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

type Json = Readonly<Record<string, unknown>>;

export const compileValidator: FastifySchemaCompiler<Type.TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const isText = httpPart !== 'body';
  return (input: unknown) => {
    const value = isText ? coerce(schema, input) : input;
    if (validator.Check(value)) return { value };
    return { error: faultsOf(validator, value) };
  };
};

/** A choice between forms tells the faults of each form; only that none fits is of use to the caller. */
function faultsOf(validator: Validator, value: unknown): FastifySchemaValidationError[] {
  const faults = [...validator.Errors(value)];
  const shown = faults.find(({ keyword }) => keyword === 'anyOf') ?? faults[0];
  return shown ? [{ ...shown, message: messageOf(shown), params: { ...shown.params } }] : [];
}

function messageOf(fault: { keyword: string; message: string }): string {
  return fault.keyword === 'anyOf' ? 'has none of the possible forms' : fault.message;
}

/** Reads the properties that the schema knows; others are left out, as unknown parameters are ignored (decisions.md §7). */
function coerce(schema: Type.TSchema, input: unknown): Json {
  const properties = propertiesOf(schema);
  const given = (input ?? {}) as Json;
  return Object.fromEntries(
    Object.keys(properties)
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, coerceValue(properties[name] ?? {}, given[name])]),
  );
}

function coerceValue(schema: Json, input: unknown): unknown {
  const alternatives = schema.anyOf as Json[] | undefined;
  if (alternatives) {
    const fitting = alternatives.find((one) => (one.type === 'array') === Array.isArray(input));
    return coerceValue(fitting ?? {}, input);
  }
  if (Array.isArray(input))
    return input.map((item) => coerceValue((schema.items ?? {}) as Json, item));
  return typeof input === 'string' ? coerceText(schema.type, input) : input;
}

function coerceText(type: unknown, text: string): unknown {
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  // The database cannot hold NUL, and no parameter of ours means anything with it.
  return text.includes('\0') ? null : text;
}

function propertiesOf(schema: Type.TSchema): Record<string, Json> {
  return 'properties' in schema ? (schema.properties as Record<string, Json>) : {};
}
