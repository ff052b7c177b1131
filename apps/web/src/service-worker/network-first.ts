import { OFFLINE_PATIENCE_MS } from '@varde/domain/constants';

/** A proxy's status codes when the server behind it is down. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

export function isUnavailable({ status }: Response): boolean {
  return UNAVAILABLE_STATUSES.includes(status);
}

/**
 * The network's response; on failure or after the timeout, what is stored. With nothing stored, the
 * network's after all, however late; rejects as the network does.
 */
export async function networkFirst(
  pending: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  timeoutMs = OFFLINE_PATIENCE_MS,
): Promise<Response> {
  const response = await withinTimeout(pending, timeoutMs);
  if (response && !isUnavailable(response)) return response;
  return (await stored()) ?? pending;
}

/** `undefined` if the network has failed or timed out. */
function withinTimeout(pending: Promise<Response>, ms: number): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    pending.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
