import { onNewMediaHost } from '@varde/domain/media-hosts';
import { publicSite, serverUrl } from '#browser/site.ts';

/** A media file's URL as the page can request it; old hosts are replaced (specification §7.4). */
export function mediaUrl(url: string): string {
  return onNewMediaHost(serverUrl(url), () => publicSite().mediaHosts);
}
