/** What the server of `npm run dev` and the process that renders the pages send to each other. */
import type { SiteContext } from '@varde/contract/site-context';

type Api = SiteContext['api'];

export type FromServer =
  | { readonly type: 'ready'; readonly port: number }
  | {
      readonly type: 'render';
      readonly id: number;
      readonly url: string;
      readonly context: Omit<SiteContext, 'api' | 'report'>;
    }
  | {
      readonly type: 'result';
      readonly call: number;
      readonly result: Awaited<ReturnType<Api>> | undefined;
    };

export type ToServer =
  /** A loader calls the API. */
  | {
      readonly type: 'call';
      readonly id: number;
      readonly call: number;
      readonly pathAndQuery: string;
    }
  | { readonly type: 'report'; readonly id: number; readonly error: unknown }
  | { readonly type: 'rendered'; readonly id: number; readonly page: RenderedSource }
  | { readonly type: 'failed'; readonly id: number; readonly error: unknown };

/** A response of the site's sources. */
export interface RenderedSource {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly text: string;
}
