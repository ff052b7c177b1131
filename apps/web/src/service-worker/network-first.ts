import { OFFLINE_PATIENCE_MS } from '@varde/domain/constants';

/** What a proxy says when the server behind it cannot be reached. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

/** Nobody speaks for the server. */
export function isUnavailable({ status }: Response): boolean {
  return UNAVAILABLE_STATUSES.includes(status);
}

/**
 * The network's answer; when there is none, or none within the patience, what is stored. With nothing stored it is the network's after
 * all, however late; rejects as the network does.
 */
export async function networkFirst(
  pending: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  patienceMs = OFFLINE_PATIENCE_MS,
): Promise<Response> {
  const response = await withinPatience(pending, patienceMs);
  if (response && !isUnavailable(response)) return response;
  return (await stored()) ?? pending;
}

/** `undefined` when the network has failed, or is still silent. */
function withinPatience(pending: Promise<Response>, ms: number): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    pending.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
