/** Counts the results of a harvest and prints them for the operator. */
interface SkippedItem {
  readonly what: string;
  readonly why: string;
}

export interface HarvestReport {
  articles: number;
  walks: number;
  names: number;
  objects: number;
  images: number;
  themes: number;
  /** Already in the pack, unchanged. */
  existing: number;
  /** Already in the pack, overwritten. */
  replaced: number;
  /** Whether the limit ended the harvest. */
  isLimited: boolean;
  /** Imported images without a free licence. */
  unlicensed: number;
  readonly skipped: SkippedItem[];
}

export const emptyReport = (): HarvestReport => ({
  articles: 0,
  walks: 0,
  names: 0,
  objects: 0,
  images: 0,
  themes: 0,
  existing: 0,
  replaced: 0,
  isLimited: false,
  unlicensed: 0,
  skipped: [],
});

/** Items listed per reason. */
const NAMED_PER_REASON = 5;

/** @param folder as given by the operator */
export function reportLines(report: HarvestReport, folder: string): string[] {
  return [
    `Written to ${folder}: ${counts(report).join(', ') || 'nothing'}.`,
    ...(report.existing > 0 ? [existingLine(report.existing)] : []),
    ...(report.replaced > 0 ? [`${report.replaced} of them replace what was there.`] : []),
    ...skippedLines(report.skipped),
    ...(report.isLimited
      ? [
          'There is more: the limit is reached. Run the same command again to go on, or set --limit.',
        ]
      : []),
    ...(report.unlicensed > 0
      ? [
          `${report.unlicensed} images are marked "license: copyright": publish them only with their owners' permission.`,
        ]
      : []),
    ...(report.images > 0
      ? ['The alt texts are the titles: write in the sidecars what one sees.']
      : []),
    ...nextSteps(report, folder),
  ];
}

/** Without any result, the folder may not exist. */
function nextSteps(report: HarvestReport, folder: string): string[] {
  if (report.existing === 0 && counts(report).length === 0) return [];
  return [
    '',
    `Next: npx varde check ${folder}      lists what is still missing`,
    `      npx varde preview ${folder}    shows it in the browser while you write`,
    `      npx varde import ${folder}     puts it into the guide`,
  ];
}

function counts(report: HarvestReport): string[] {
  const { articles, walks, objects, names, images, themes } = report;
  return [
    counted(articles, 'article', 'articles'),
    counted(walks, 'presentation', 'presentations'),
    counted(objects, 'object', 'objects'),
    counted(names, 'name', 'names'),
    counted(images, 'image', 'images'),
    counted(themes, 'theme', 'themes'),
  ].filter((line) => line !== '');
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

const existingLine = (count: number): string =>
  `${count} ${count === 1 ? 'was' : 'were'} there already and left as ${count === 1 ? 'it is' : 'they are'}: --replace writes them again, and edits in them are lost.`;

function skippedLines(skipped: readonly SkippedItem[]): string[] {
  if (skipped.length === 0) return [];
  const reasons = Map.groupBy(skipped, ({ why }) => why);
  const lines = [...reasons].flatMap(([why, things]) => {
    const names = things.slice(0, NAMED_PER_REASON).map(({ what }) => what);
    const more = things.length - names.length;
    const tail = more > 0 ? `, and ${more} more` : '';
    return [`  ${things.length} × ${why}`, `      ${names.join(', ')}${tail}`];
  });
  return [`Left out, and why:`, ...lines];
}
