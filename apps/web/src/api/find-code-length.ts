import { callApi, type CallApi } from './api-client.ts';

/** How many digits a number on a sign has; `undefined` where they differ, or nobody can tell now. */
export async function findCodeLength(call: CallApi = callApi): Promise<number | undefined> {
  const answer = await call('getCodeLengths');
  const [length, another] = answer.status === 'ok' ? answer.data.items : [];
  return another === undefined ? length : undefined;
}
