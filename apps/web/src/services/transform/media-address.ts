import { onNewMediaHost } from '@varde/domain/media-hosts';
import { publicSite, serverAddress } from '#platform/site.ts';

/** Address of a file of media, as the page can ask for it: what lay on an old host is asked of the new one (specification §7). */
export function mediaAddress(address: string): string {
  return onNewMediaHost(serverAddress(address), () => publicSite().mediaHosts);
}
