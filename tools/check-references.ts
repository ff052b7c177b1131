/**
 * Checks that every reference to a document, section, decision or heading, and every path of code
 * in the guides, has a target.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceIssues } from './reference-issues.ts';

const root = path.dirname(import.meta.dirname);

const TEXT = /\.(?:[mc]?[jt]sx?|css|html|json|md|py|sh|sql|svg|toml|txt|ya?ml|example)$/;
const UNREAD = [
  /^content\/demo\/(?!.*README\.md$)/, // Links in content are those of the site.
  /^(?:package-lock|docs\/openapi)\.json$|\.gen\.ts$/, // Generated.
  /^tools\/reference-issues\.test\.ts$/, // Contains dangling references as test data.
  /^apps\/server\/src\/db\/migrations\/0004-lists\.sql$/, // Applied migrations are immutable.
];

const tracked = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
);
const files = tracked.split('\0').filter((file) => file && existsSync(path.join(root, file)));
const isRead = (file: string): boolean =>
  TEXT.test(file) && !UNREAD.some((pattern) => pattern.test(file));

const issues = referenceIssues(
  new Map(
    files.map((file) => [
      file,
      isRead(file) ? readFileSync(path.join(root, file), 'utf8') : undefined,
    ]),
  ),
);
for (const issue of issues) console.error(issue);
process.exitCode = issues.length > 0 ? 1 : 0;
