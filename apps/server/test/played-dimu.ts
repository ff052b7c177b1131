/** DigitaltMuseum on loopback, with the habits of the real one (external-services, 1): page sizes by key, 404 for a wrong key, left-out fields. */
import { picture } from './api-pack.ts';
import type { PlayedServer, Play } from './played-server.ts';

const DIMU_KEY = 'demo';
/** Whatever is asked for, the public key gives so many. */
const PUBLIC_ROWS = 10;

export type DimuDocument = Readonly<Record<string, unknown>>;

/** `nr` names it everywhere: number, uuid, picture. */
export function dimuDocument(nr: number, more: DimuDocument = {}): DimuDocument {
  const padded = String(nr).padStart(4, '0');
  return {
    'identifier.id': `XMU.${padded}`,
    'identifier.owner': 'XMU',
    'artifact.uuid': dimuUuid(nr),
    'artifact.uniqueId': `01109100${padded}`,
    'artifact.type': 'Thing',
    'artifact.hasPictures': true,
    'artifact.defaultMediaIdentifier': `012w${padded}`,
    'artifact.ingress.title': `Ting ${nr}`,
    'artifact.ingress.license': ['CC by-sa'],
    ...more,
  };
}

export const dimuUuid = (nr: number): string =>
  `aaaaaaaa-2222-4333-8444-${String(nr).padStart(12, '0')}`;

export async function playDimu(
  server: PlayedServer,
  documents: readonly DimuDocument[],
): Promise<void> {
  server.play('/api/solr/select', searching(documents));
  server.play('/api/owners', {
    headers: { 'content-type': 'application/xml' },
    body: '<?xml version="1.0"?><owners><owner><identifier>XMU</identifier><name>Eksempelmuseet &amp; venner</name></owner><owner><identifier>XMU-F</identifier><name>Foto</name><parent>XMU</parent></owner></owners>',
  });
  const jpeg = await picture(400, 300, '#864').jpeg().toBuffer();
  for (const document of documents) {
    const id = String(document['artifact.defaultMediaIdentifier']);
    server.play(`/image/${id}`, { headers: { 'content-type': 'image/jpeg' }, body: jpeg });
  }
}

function searching(documents: readonly DimuDocument[]): Play {
  return ({ searchParams }) => {
    const params = Object.fromEntries(searchParams);
    if (params['api.key'] !== DIMU_KEY) return undefined;
    // Without `wt` it answers in XML.
    if (params['wt'] !== 'json') return { body: '<response/>' };
    const start = Number(params['start'] ?? 0);
    const rows = Math.min(PUBLIC_ROWS, Number(params['rows'] ?? PUBLIC_ROWS));
    return {
      body: {
        responseHeader: {
          zkConnected: true,
          status: 0,
          QTime: 12,
          params: { ...params, rows: String(rows) },
        },
        response: { numFound: documents.length, start, docs: documents.slice(start, start + rows) },
      },
    };
  };
}
