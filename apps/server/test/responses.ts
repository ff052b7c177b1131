import type { LightMyRequestResponse } from 'fastify';
import { Clean, Errors } from 'typebox/value';
import { expect } from 'vitest';
import { calls, type CallName, type CallResponse } from '@varde/contract/calls';
import { Problem } from '@varde/contract/common';

type Response = Pick<LightMyRequestResponse, 'statusCode' | 'json'>;

/** The body of a successful response to this call. */
export function bodyOf<N extends CallName>(name: N, response: Response): CallResponse<N> {
  expect(response.statusCode).toBe(200);
  const body: unknown = response.json();
  const schema = calls[name].response;
  expect([...Errors(schema, body)]).toEqual([]);
  // Responses are sent unfiltered, so presenters must add no properties beyond the contract.
  expect(Clean(schema, structuredClone(body))).toEqual(body);
  return body as CallResponse<N>;
}

export function problemOf(response: Response): Problem {
  const body = response.json<Problem>();
  expect([...Errors(Problem, body)]).toEqual([]);
  expect(body.status).toBe(response.statusCode);
  return body;
}
