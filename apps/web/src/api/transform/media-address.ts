import { onNewMediaHost } from '@varde/domain/media-hosts';
import { publicSite, serverAddress } from '#browser/site.ts';

/**
 * The URL of a media file as the page can request it; old hosts are rewritten to new ones
 * (specification §7.4).
 */
export function mediaAddress(address: string): string {
  return onNewMediaHost(serverAddress(address), () => publicSite().mediaHosts);
}
