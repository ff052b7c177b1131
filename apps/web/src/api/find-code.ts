import type { CodeTarget } from '@varde/contract/codes';
import { documentKind } from '@varde/domain/document-kinds';
import { noteCode } from '#state/counted-code.ts';
import { documentPath, groupArticlePath, ownerPath, postPath } from './transform/page-paths.ts';
import { callApi, type CallApi } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { codeMark, MOVED_MARK } from './code-mark.ts';

/** The contract's pattern. Any other code was never printed, so it is not looked up. */
const CODE = /^[A-Za-z0-9_-]{1,64}$/;

/** The path that a printed code leads to. */
export async function findCode(code: string): Promise<ApiResult<string>> {
  if (!CODE.test(code)) return { status: 'not-found' };
  const found = await callApi('getCode', { params: { id: code } });
  if (found.status !== 'ok') return found;
  const path = codePath(found.data, code);
  if (path === undefined) return { status: 'not-found' };
  noteCode(code);
  return { status: 'ok', data: path };
}

/**
 * The target of a code (specification §4.3); `undefined` if it has none of the three. The code is
 * passed on to the post of a rebus, since it opens that post in the visitor's run.
 */
export function codePath(target: CodeTarget, code: string): string | undefined {
  const path = contextPath(target) ?? documentOrOwner(target);
  if (path && target.is_moved) return `${path}?${MOVED_MARK}`;
  return path && isPost(target) ? `${path}?${codeMark(code)}` : path;
}

const isPost = ({ context_schema_id: schema, document_id: document }: CodeTarget): boolean =>
  schema !== null && documentKind(schema) === 'rebus' && document !== null;

/** Inside a presentation or rebus. A kiosk is only where the code was printed, and has no page. */
function contextPath(target: CodeTarget): string | undefined {
  const { context_document_id: context, context_schema_id: schema, document_id: document } = target;
  if (context === null || schema === null) return undefined;
  const kind = documentKind(schema);
  if (kind === 'group' && document !== null) return groupArticlePath(context, document);
  if (kind === 'rebus' && document !== null) return postPath(context, document);
  if (kind === 'group' || kind === 'rebus') return documentPath(kind, context);
  return undefined;
}

function documentOrOwner(target: CodeTarget): string | undefined {
  const { document_id: document, owner_id: id, owner_slug: slug } = target;
  if (document !== null) return documentPath('article', document);
  return id === null ? undefined : ownerPath({ id, ...(slug ? { slug } : {}) });
}

/** How many digits the numbers on signs have; `undefined` if they differ, or on failure. */
export async function findCodeLength(call: CallApi = callApi): Promise<number | undefined> {
  const result = await call('getCodeLengths');
  const [length, second] = result.status === 'ok' ? result.data.items : [];
  return second === undefined ? length : undefined;
}
