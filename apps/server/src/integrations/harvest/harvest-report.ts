/** Counts the results of a harvest and prints them for the operator. */
import { counted, joined, type Message, type MessageValue, msg } from '@varde/domain/message';
import type { Translate } from '@varde/domain/message';

interface SkippedItem {
  readonly what: MessageValue;
  readonly why: MessageValue;
}

interface GivenId {
  readonly id: number;
  /** Of the item in the source: `csv:places:201`. */
  readonly key: string;
}

export interface HarvestReport {
  articles: number;
  walks: number;
  names: number;
  objects: number;
  images: number;
  /** Imported images whose alt text is the title. */
  titledImages: number;
  themes: number;
  /** Of new articles and presentations. */
  readonly ids: GivenId[];
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
  titledImages: 0,
  themes: 0,
  ids: [],
  existing: 0,
  replaced: 0,
  isLimited: false,
  unlicensed: 0,
  skipped: [],
});

/** Items listed per reason. */
const NAMED_PER_REASON = 5;

/** @param folder as given by the operator */
export function reportLines(report: HarvestReport, folder: string, t: Translate): Message[] {
  const written = counts(report);
  return [
    msg`Written to ${folder}: ${written.length > 0 ? joined(written) : msg`nothing`}.`,
    ...(report.existing > 0 ? [existingLine(report.existing)] : []),
    ...(report.replaced > 0 ? [msg`${report.replaced} of them replace what was there.`] : []),
    ...(report.ids.length > 0 ? [idsLine(report.ids)] : []),
    ...skippedLines(report.skipped, t),
    ...(report.isLimited
      ? [
          msg`There is more: the limit is reached. Run the same command again to go on, or set --limit.`,
        ]
      : []),
    ...(report.unlicensed > 0
      ? [
          msg`${report.unlicensed} images are marked "license: copyright": publish them only with their owners' permission.`,
        ]
      : []),
    ...(report.titledImages > 0 ? [titledLine(report.titledImages)] : []),
    ...nextSteps(report, folder),
  ];
}

/** Numbers of a source may be in use in the pack, or be those of an inventory. */
function idsLine([first, ...others]: readonly GivenId[]): Message {
  const { id = 0, key = '' } = first ?? {};
  const ids = rangesOf([id, ...others.map((one) => one.id)]);
  return counted(
    others.length + 1,
    msg`It has the id ${ids}, the next one of the pack, which its URL and printed codes keep. What the source calls it stands after old_id: (${key}).`,
    msg`They have the ids ${ids}, the next ones of the pack, which their URLs and printed codes keep. What the source calls them stands after old_id: (${key} of ${id}).`,
  );
}

/** `1002–1005, 1007`. @param ids in ascending order */
function rangesOf(ids: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last?.[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

const titledLine = (number: number): Message =>
  counted(
    number,
    msg`The alt text of one image is its title: write in the sidecar what one sees.`,
    msg`The alt texts of ${number} images are their titles: write in the sidecars what one sees.`,
  );

/** Without any result, the folder may not exist. */
function nextSteps(report: HarvestReport, folder: string): Message[] {
  if (report.existing === 0 && counts(report).length === 0) return [];
  return [
    msg``,
    msg`Next: npx varde check ${folder}      lists what is still missing`,
    msg`      npx varde preview ${folder}    shows it in the browser while you write`,
    msg`      npx varde import ${folder}     puts it into the guide`,
  ];
}

function counts(report: HarvestReport): Message[] {
  const { articles, walks, objects, names, images, themes } = report;
  return [
    {
      number: articles,
      text: counted(articles, msg`${articles} article`, msg`${articles} articles`),
    },
    {
      number: walks,
      text: counted(walks, msg`${walks} presentation`, msg`${walks} presentations`),
    },
    { number: objects, text: counted(objects, msg`${objects} object`, msg`${objects} objects`) },
    { number: names, text: counted(names, msg`${names} name`, msg`${names} names`) },
    { number: images, text: counted(images, msg`${images} image`, msg`${images} images`) },
    { number: themes, text: counted(themes, msg`${themes} theme`, msg`${themes} themes`) },
  ].flatMap(({ number, text }) => (number === 0 ? [] : [text]));
}

const existingLine = (number: number): Message =>
  counted(
    number,
    msg`${number} was there already and left as it is: --replace writes them again, and edits in them are lost.`,
    msg`${number} were there already and left as they are: --replace writes them again, and edits in them are lost.`,
  );

function skippedLines(skipped: readonly SkippedItem[], t: Translate): Message[] {
  if (skipped.length === 0) return [];
  const reasons = Map.groupBy(skipped, ({ why }) => t(msg`${why}`));
  const lines = [...reasons].flatMap(([why, things]) => {
    const names = joined(things.slice(0, NAMED_PER_REASON).map(({ what }) => what));
    const more = things.length - NAMED_PER_REASON;
    return [
      msg`  ${things.length} × ${why}`,
      more > 0 ? msg`      ${names}, and ${more} more` : msg`      ${names}`,
    ];
  });
  return [msg`Left out, and why:`, ...lines];
}
