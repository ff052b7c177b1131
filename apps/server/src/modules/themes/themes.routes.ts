import type { FastifyInstance } from 'fastify';
import { registerCall } from '#http/register-call.ts';
import type { ThemesService } from './themes.service.ts';

export function registerThemes(app: FastifyInstance, themes: ThemesService): void {
  registerCall(app, 'listThemes', ({ query }) => themes.list(query));
  registerCall(app, 'getTheme', ({ params }) => themes.get(params.slug));
  registerCall(app, 'listSelections', ({ query }) => themes.selections(query));
}
