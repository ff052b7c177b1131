import { callApi, type CallApi } from './api-client.ts';

/** How many digits a number on a sign has; `undefined` where they differ, or nobody can tell now. */
export async function findCodeLength(call: CallApi = callApi): Promise<number | undefined> {
  const result = await call('getCodeLengths');
  const [length, another] = result.status === 'ok' ? result.data.items : [];
  return another === undefined ? length : undefined;
}
