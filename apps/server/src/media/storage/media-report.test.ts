import { expect, it } from 'vitest';
import { openImportedFixture } from '#test/demo-content.ts';
import { describeWithDatabase } from '#test/database.ts';
import { formatReport, reportMedia } from './media-report.ts';

describeWithDatabase('media report', (open) => {
  it('reportMedia counts stored files by kind, and unused files', async () => {
    const { database, mediaStore } = await openImportedFixture(open);
    const { sha256 } = await mediaStore.putBytes(Buffer.alloc(2_000_000));
    const report = await reportMedia(database, mediaStore);
    expect(report.stored.map(({ kind, files }) => [kind, files])).toEqual([
      ['audio', 1],
      ['image', 4],
    ]);
    expect(report.unused).toEqual({ files: 1, bytes: 2_000_000 });
    expect(report.unusedFiles).toEqual([mediaStore.pathOf(sha256)]);
    expect(formatReport(report)).toContain('unused                   1 files        2.0 MB');
  });
});
