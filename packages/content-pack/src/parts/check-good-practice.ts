/** What law and good practice expect of a museum's pages: licences, sources, sensible dates and file names. */
import type { PackDocument } from '../pack.ts';
import { reportAt, type CheckContext } from './check-context.ts';

export function checkGoodPractice(context: CheckContext): void {
  checkPackLicense(context);
  for (const document of context.pack.documents) {
    checkSources(document, context);
    checkDates(document, context);
    checkUsed(document, context);
    checkLock(document, context);
  }
  for (const file of context.log.sources.keys()) checkFileName(file, context);
  for (const media of context.pack.media) checkFileName(`media/${media.name}`, context);
}

function checkPackLicense({ pack, log }: CheckContext): void {
  const { meta } = pack;
  if (meta.license === undefined && meta.languages.length > 0) {
    reportAt(log, meta, 'name', {
      severity: 'warning',
      message: 'The pack names no licence for its texts',
      help: 'Write license: in pack.yaml, so that others know what they may do with them',
    });
  }
  if (meta.languages.length === 0 || meta.languages.includes(meta.default_language)) return;
  reportAt(log, meta, 'default_language', {
    message: `The default language ${meta.default_language} is not among the pack's languages`,
    help: 'Add it to languages:, or choose one of them',
  });
}

function checkSources(document: PackDocument, { log }: CheckContext): void {
  if (document.kind !== 'article' || (document.facts?.sources?.length ?? 0) > 0) return;
  reportAt(log, document, 'facts', {
    severity: 'warning',
    message: 'The article names no sources',
    help: 'Write facts: sources: with a title for each',
  });
}

function checkDates(document: PackDocument, { log }: CheckContext): void {
  const { publish_from: from, publish_to: to } = document;
  if (from === undefined || to === undefined || from <= to) return;
  reportAt(log, document, 'publish_to', {
    message: 'The document ends being published before it begins',
    help: 'Write the earlier date after publish_from:, the later after publish_to:',
  });
}

/** A post that no rebus holds can be reached by nobody. */
function checkUsed(document: PackDocument, { pack, log }: CheckContext): void {
  if (document.kind !== 'post') return;
  const isUsed = pack.documents.some(
    (other) => other.kind === 'rebus' && other.posts.some((post) => post.article === document.id),
  );
  if (isUsed) return;
  reportAt(log, document, 'kind', {
    severity: 'warning',
    message: 'No rebus has this post',
    help: `Add article: ${document.id} to the posts: of a rebus, or delete kind: post`,
  });
}

/** A radius around nowhere can never be entered. */
function checkLock(document: PackDocument, { log }: CheckContext): void {
  if (!('lock' in document) || !document.lock?.geo || document.location) return;
  reportAt(log, document, 'lock', {
    message: 'The lock asks for nearness, but the article has no location',
    help: 'Write location:, or choose another lock',
  });
}

function checkFileName(file: string, { log }: CheckContext): void {
  if (file.split('/').every((part) => /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*$/.test(part))) return;
  log.add(
    { file },
    {
      severity: 'warning',
      message: 'The file name holds more than a-z, 0-9 and hyphens',
      help: 'Rename it: other systems write capitals, spaces and letters such as æ differently',
    },
  );
}
