import { noteCode } from '#platform/counted-code.ts';
import { callApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { codeAddress } from './transform/code-address.ts';

/** As the contract has it; anything else was never printed, and is not asked about. */
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** The address that a printed code leads to. */
export async function findCode(code: string): Promise<ApiResult<string>> {
  if (!CODE.test(code)) return { status: 'not-found' };
  const found = await callApi('getCode', { params: { id: code } });
  if (found.status !== 'ok') return found;
  const address = codeAddress(found.data, code);
  if (address === undefined) return { status: 'not-found' };
  noteCode(code);
  return { status: 'ok', data: address };
}
