/**
 * A run survives whatever happens to the page. Killing a page leaves what is in the browser’s
 * storage at that moment, so a page is sampled at many moments: what it has shown, and what would
 * remain. From some of them a new page continues.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { answerButton, dialog, openBySign, post, REBUS, solve, start } from '../rebus-player.ts';
import { expect, test } from '../visitor.ts';

/** A multiple of five; `REBUS_KILLS=50 REBUS_SEED=7` for a longer search, with other moments. */
const KILLS = Number(process.env['REBUS_KILLS'] ?? 10);
/** Moments sampled per page; at the last of them it is killed. */
const KILLS_PER_PAGE = 5;
const POSTS = 5;

interface Moment {
  /** Posts that were shown as solved. */
  readonly announced: readonly number[];
  readonly storage: Readonly<Record<string, string>>;
}

/** Runs in the page: records a moment before and after each write and at each DOM change. */
function recordMoments(): void {
  const moments: Moment[] = [];
  const announced = new Set<number>();
  Object.assign(window, { moments });
  const note = () => {
    const dialogText = document.querySelector('dialog:modal')?.textContent ?? '';
    const [, next] = /Til post (\d)/.exec(dialogText) ?? [];
    if (next !== undefined) announced.add(4010 + Number(next) - 1);
    if (dialogText.includes('Takk for turen')) announced.add(4015);
    moments.push({
      announced: [...announced],
      storage: Object.fromEntries(Object.entries(localStorage)),
    });
  };
  // oxlint-disable-next-line typescript/unbound-method -- bound again at every call
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(...args) {
    note();
    write.apply(this, args);
    note();
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}

/** Seeded random numbers; a failed story reports its seed. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807 + 7) % 2_147_483_647;
    return state % below;
  };
}

const solvedIn = ({ storage }: Moment): Set<number> => {
  const { events = [] } = JSON.parse(storage['quiz-401'] ?? '{}') as {
    events?: { type: string; post?: number }[];
  };
  return new Set(events.flatMap(({ type, post: id }) => (type === 'solved' && id ? [id] : [])));
};

/** Solves the next posts; sometimes answers wrongly first, or takes a hint. */
async function playOn(page: Page, from: number, chance: (below: number) => number): Promise<void> {
  await page.goto(post(from));
  for (let nr = from; nr <= Math.min(from + chance(2), POSTS); nr += 1) {
    const disclosure = page.getByText('Åpner ikke posten seg?');
    await expect(disclosure.or(answerButton(page))).toBeVisible();
    if (await disclosure.isVisible()) await openBySign(page, nr);
    const hint = page.getByRole('button', { name: /^Vis et hint/ });
    if (chance(3) === 0 && (await hint.isVisible())) await hint.click();
    await solve(page, nr);
    const next = dialog(page).getByRole('button', { name: `Til post ${nr + 1}` });
    const end = dialog(page).getByText('Takk for turen.', { exact: false });
    await expect(next.or(end)).toBeVisible();
    if (await next.isVisible()) await next.click();
  }
}

/** A page with the storage that a page killed at this moment leaves. */
async function pageAfterKill(
  page: Page,
  { storage }: Moment,
  context: BrowserContext,
): Promise<Page> {
  await page.evaluate((entries) => {
    Storage.prototype.setItem = () => undefined;
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage[key] = value;
  }, storage);
  const fresh = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await fresh.goto(REBUS);
  return fresh;
}

test(`solved posts survive killing the page at ${KILLS} moments @phone`, async ({
  page,
  context,
}) => {
  const seed = Number(process.env['REBUS_SEED'] ?? 1);
  test.info().annotations.push({ type: 'seed', description: `REBUS_SEED=${seed}` });
  const chance = seededRandom(seed);
  await context.addInitScript(recordMoments);
  await start(page);
  let playing = page;
  let solved = 0;
  for (let kills = 0; kills < KILLS; kills += KILLS_PER_PAGE) {
    await playOn(playing, solved + 1, chance);
    const moments = await playing.evaluate(
      () => (window as unknown as { moments: Moment[] }).moments,
    );
    const deaths = Array.from({ length: KILLS_PER_PAGE }, () => moments[chance(moments.length)]);
    for (const moment of deaths) {
      const left = moment ? solvedIn(moment) : new Set<number>();
      expect(
        moment?.announced.filter((id) => !left.has(id)),
        `REBUS_SEED=${seed}`,
      ).toEqual([]);
    }
    const last = deaths.at(-1);
    if (!last) throw new Error('The page was never seen');
    playing = await pageAfterKill(playing, last, context);
    solved = solvedIn(last).size;
    if (solved < POSTS) await expect(playing.getByText(`${solved} av 5 poster løst`)).toBeVisible();
    else {
      await expect(playing.getByText('Du er i mål').first()).toBeVisible();
      await playing.evaluate(() => localStorage.clear());
      await start(playing);
      solved = 0;
    }
  }
});
