/** Answers held against the contract. */
import type { LightMyRequestResponse } from 'fastify';
import { Clean, Errors } from 'typebox/value';
import { expect } from 'vitest';
import { calls, type CallName, type CallResponse } from '@varde/contract/calls';
import { Problem } from '@varde/contract/common';

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'json'>;

/** The body of a call's answer that must be a success, as the contract promises it. */
export function answerOf<N extends CallName>(name: N, answer: Answer): CallResponse<N> {
  expect(answer.statusCode).toBe(200);
  const body: unknown = answer.json();
  const { response } = calls[name];
  expect([...Errors(response, body)]).toEqual([]);
  // Nothing is sent but what the contract names: answers are written out as the presenters made them.
  expect(Clean(response, structuredClone(body))).toEqual(body);
  return body as CallResponse<N>;
}

/** The body of an answer that must be a failure, as the contract describes it. */
export function problemOf(answer: Answer): Problem {
  const body = answer.json<Problem>();
  expect([...Errors(Problem, body)]).toEqual([]);
  expect(body.status).toBe(answer.statusCode);
  return body;
}
