import { Errors } from 'typebox/value';
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
  expect([...Errors(calls[name].response, body)]).toEqual([]);
  return body as CallResponse<N>;
}
