import type { FastifyInstance } from 'fastify';
import { registerCall } from '#http/register-call.ts';
import type { OwnersService } from './owners.service.ts';

export function registerOwners(app: FastifyInstance, owners: OwnersService): void {
  registerCall(app, 'listOwners', ({ query }) => owners.list(query));
  registerCall(app, 'getOwner', ({ params }) => owners.get(params.id));
}
