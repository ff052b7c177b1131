import type { FastifyInstance } from 'fastify';
import { registerCall } from '#http/register-call.ts';
import type { DocumentsService } from './documents.service.ts';

export function registerDocuments(app: FastifyInstance, documents: DocumentsService): void {
  registerCall(app, 'listDocuments', ({ query }) => documents.list(query));
  registerCall(app, 'getDocument', ({ params, query }) => documents.get(params.id, query));
  registerCall(app, 'getDocumentFields', ({ query }) => documents.fields(query));
  registerCall(app, 'getDocumentMapData', ({ query }) => documents.mapData(query));
}
