import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { ThemesService } from './themes.service.ts';

export function registerThemes(api: ProductApi, themes: ThemesService): void {
  registerCall(api, 'listThemes', ({ query, caller }) => themes.list(query, caller.audience));
  registerCall(api, 'getTheme', ({ params, caller }) => themes.get(params.slug, caller.audience));
  registerCall(api, 'listSelections', ({ query, caller }) =>
    themes.selections(query, caller.audience),
  );
}
