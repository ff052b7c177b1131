/** codes.yaml: its shape, its reading, and which codes are refused. */
import { msg } from '@varde/domain/message';
import { findLanguage } from '@varde/domain/languages';
import type { PackCode } from '../pack.ts';
import { reportAt } from './check-context.ts';
import type { IssueLog } from './issue-log.ts';
import type { TextFile } from './read-documents.ts';
import { id, pattern, slug } from './scalar-shapes.ts';
import { fields, list, optional, required } from './shape.ts';
import { readYaml } from './yaml-reading.ts';

/** At least one of the three targets. */
export const code = fields(msg`a code with its target`, {
  code: required(
    pattern(msg`a code of a-z, 0-9 and hyphens, in quotes`, /^[a-z0-9][a-z0-9-]{0,63}$/),
  ),
  /** The presentation or rebus in which the document opens. */
  context: optional(id),
  document: optional(id),
  owner: optional(slug),
});

export function readCodes(source: TextFile, log: IssueLog): readonly PackCode[] {
  const yaml = readYaml(source, log);
  return (yaml && list(code).read(yaml.root, yaml.reading)) ?? [];
}

/**
 * First path segments of the site's pages (specification §2.2) and of the server.
 * tools/reserved-codes.test.ts and apps/server/src/site/site.test.ts fail when one is missing.
 */
const RESERVED = new Set(
  (
    'about api ar article assets basemap changelog code dm explore exports gateway group healthz ' +
    'help identity iiif list login logout map media metrics minnen minner museum number oauth2 ' +
    'offline owner preview privacy qr readyz rebus scan search sitemap tag user visits'
  ).split(' '),
);

/** A language key, or an alternative of one, is a prefix of paths. */
const isReserved = (name: string): boolean =>
  RESERVED.has(name) || findLanguage(name) !== undefined;

export function checkCode(holder: PackCode, log: IssueLog): void {
  if (isReserved(holder.code)) {
    reportAt(log, holder, 'code', {
      message: msg`The code "${holder.code}" is the path of a page of the site`,
      help: msg`Choose another code, or add a prefix`,
    });
  }
  if (holder.document === undefined && holder.context === undefined && holder.owner === undefined) {
    reportAt(log, holder, 'code', {
      message: msg`The code "${holder.code}" leads nowhere`,
      help: msg`Write document:, context: or owner:`,
    });
  }
}
