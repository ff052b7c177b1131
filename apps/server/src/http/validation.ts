/**
 * Validates requests by the contract's schemas. Everything in an address is text, so numbers and booleans are read
 * strictly first: what is not plainly one stays text and is refused by name.
 */
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type Type from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { COMMA_SEPARATED } from '@varde/contract/common';
import { tellingFault, wordsFor } from './fault-words.ts';

type Json = Readonly<Record<string, unknown>>;

export const compileValidator: FastifySchemaCompiler<Type.TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const read = httpPart === 'body' ? (input: unknown) => input : coercerOf(schema);
  return (input: unknown) => {
    const value = read(input);
    if (validator.Check(value)) return { value };
    return { error: faultsOf(schema, validator, value) };
  };
};

function faultsOf(
  schema: Type.TSchema,
  validator: Validator,
  value: unknown,
): FastifySchemaValidationError[] {
  const fault = tellingFault([...validator.Errors(value)]);
  if (!fault) return [];
  return [{ ...fault, message: wordsFor(schema, fault), params: { ...fault.params } }];
}

/** Reads the properties that the schema knows; others are left out, as unknown parameters are ignored (decisions.md §7). */
function coercerOf(schema: Type.TSchema): (input: unknown) => Json {
  const properties = Object.entries(propertiesOf(schema));
  return (input) => {
    const given = (input ?? {}) as Json;
    const value: Record<string, unknown> = {};
    for (const [name, property] of properties)
      if (given[name] !== undefined) value[name] = coerceValue(property, given[name]);
    return value;
  };
}

function coerceValue(schema: Json, input: unknown): unknown {
  const alternatives = schema.anyOf as Json[] | undefined;
  if (alternatives) {
    const fitting = alternatives.find((one) => (one.type === 'array') === Array.isArray(input));
    return coerceValue(fitting ?? {}, input);
  }
  if (Array.isArray(input) && schema[COMMA_SEPARATED]) return coerceValue(schema, input.join(','));
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
