import { callApi, type CallApi } from './api-client.ts';

/** How many digits the numbers on signs have; `undefined` if they differ, or on failure. */
export async function findCodeLength(call: CallApi = callApi): Promise<number | undefined> {
  const result = await call('getCodeLengths');
  const [length, second] = result.status === 'ok' ? result.data.items : [];
  return second === undefined ? length : undefined;
}
