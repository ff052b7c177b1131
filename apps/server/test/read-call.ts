import { Clean, Errors } from 'typebox/value';
import { expect } from 'vitest';
import { calls, type CallName, type CallResponse } from '@varde/contract/calls';
import type { TestApp } from './app.ts';

/** The answer of a call that must succeed, checked by the schema the contract promises. @param path below `/api/v3/` */
export async function readCall<N extends CallName>(
  { get }: Pick<TestApp, 'get'>,
  name: N,
  path: string,
  headers: Record<string, string> = {},
): Promise<CallResponse<N>> {
  const answer = await get(`/api/v3/${path}`, headers);
  expect(answer.statusCode).toBe(200);
  const body: unknown = answer.json();
  const { response } = calls[name];
  expect([...Errors(response, body)]).toEqual([]);
  // Nothing is sent but what the contract names: answers are written out as the presenters made them.
  expect(Clean(response, structuredClone(body))).toEqual(body);
  return body as CallResponse<N>;
}
