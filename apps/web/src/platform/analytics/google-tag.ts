/** Google's tag in the page ("Google tag API reference"). Its script is asked for with the first event. */

export interface GoogleTag {
  /** @param path of the page that it happened on, which may not be the one that is shown any more */
  tell(code: string, path: string, name: string, values: Readonly<Record<string, unknown>>): void;
  /** Nothing is sent any more until the next `tell`. */
  stop(): void;
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** Counting only: no advertising, on nobody's behalf. */
const CONSENT = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

export function createGoogleTag(): GoogleTag {
  const layer: unknown[] = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  const known = new Set<string>();
  // Else the tag tells the address and title that it finds in the browser.
  let viewed: { readonly path: string; readonly title: string } | undefined;
  // The tag reads the very `arguments` of a call, and no array.
  const gtag: (...words: unknown[]) => void = function pass() {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };
  return {
    tell(code, path, name, values) {
      switchOff(code, false);
      if (known.size === 0) {
        gtag('consent', 'default', CONSENT);
        gtag('js', new Date());
        loadScript(code);
      }
      // Page views are ours to tell: the tag knows nothing of pages that are not loaded anew.
      if (!known.has(code)) gtag('config', code, { send_page_view: false });
      known.add(code);
      if (viewed?.path !== path) viewed = { path, title: document.title };
      const page = { page_location: window.location.origin + path, page_title: viewed.title };
      gtag('event', name, { ...values, send_to: code, ...page });
    },
    stop: () => known.forEach((code) => switchOff(code, true)),
  };
}

/** Google's own switch. */
function switchOff(code: string, isOff: boolean): void {
  (window as unknown as Record<string, boolean>)[`ga-disable-${code}`] = isOff;
}

function loadScript(code: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(code)}`;
  document.head.append(script);
}
