import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { serverFile } from '../../tools/builds.mjs';
import { PREVIEW_KEY } from '../playwright.config.ts';
import { accessibilityViolations, expect, hydrated, test } from '../visitor.ts';

const PORT = Number(process.env['STORY_PORT'] ?? 4390);
const SITE = `http://127.0.0.1:${PORT}`;
/** The same server by its other name, which may send messages; and another one, which may not. */
const EDITOR = `http://localhost:${PORT}`;
const STRANGER = `http://127.0.0.1:${PORT + 1}`;

const previewFrame = (page: Page): FrameLocator => page.frameLocator('iframe');
const heading = (page: Page) => previewFrame(page).getByRole('heading', { level: 1 });

test.describe('the preview @phone', () => {
  test('a document is shown in any language and width, without navigation', async ({ page }) => {
    await page.goto('/preview?document=101&language=sv&width=820');
    await expect(heading(page)).toHaveText('Urnes stavkyrka');
    for (const role of ['navigation', 'banner'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(previewFrame(page).getByRole('navigation', { name: 'Hovedmeny' })).toHaveCount(0);
    const width = () => page.frames()[1]?.evaluate(() => window.innerWidth);
    expect(await width()).toBe(820);
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Språk' }).selectOption('English');
    await expect(heading(page)).toHaveText('Urnes Stave Church');
    await page.getByRole('combobox', { name: 'Skjermbredde' }).selectOption('Telefon (390 px)');
    await expect.poll(width).toBe(390);
    await page.getByRole('textbox', { name: 'Dokumentets nummer' }).fill('301');
    await page.getByRole('button', { name: 'Vis' }).click();
    await expect(heading(page)).toContainText('World Heritage');
  });

  test('axe finds no violation in the preview, alone and in its frame', async ({ page }) => {
    // Together they would have two main landmarks, one in the frame of the other.
    for (const [address, title] of [
      ['/preview', 'Forhåndsvisning'],
      ['/preview?document=101&view=page', 'Urnes stavkirke'],
    ] as const)
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect(await accessibilityViolations(page)).toEqual([]);
      });
  });

  test.describe('the preview of a draft', () => {
    test.use({ expectedErrors: [/404 \(Not Found\)/] });

    test('a draft requires the key, and is shown on no other page', async ({ page }) => {
      await page.goto('/preview?document=119');
      await expect(heading(page)).toHaveText('Ingenting å vise');
      await previewFrame(page).getByLabel('Nøkkel for forhåndsvisning').fill(PREVIEW_KEY);
      await previewFrame(page).getByRole('button', { name: 'Vis' }).click();
      await expect(heading(page)).toHaveText('Olavsgruva');
      await page.goto('/article/119');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden finnes ikke');
      await expect(page.getByText('er ikke publisert av den som har laget den')).toBeVisible();
    });
  });
});

test.describe('a message to the preview @phone', () => {
  test.use({ otherOrigins: [EDITOR, STRANGER] });

  /** A window of that origin opens the preview, and retains a reference to it. */
  async function openFrom(page: Page, origin: string) {
    await page.route(`${origin}/editor`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Editor</title>' }),
    );
    await page.goto(`${origin}/editor`);
    const opened = page.context().waitForEvent('page');
    await page.evaluate((url) => {
      Object.assign(window, { preview: window.open(url) });
    }, `${SITE}/preview?document=101&language=no`);
    const preview = await opened;
    await expect(heading(preview)).toHaveText('Urnes stavkirke');
    await hydrated(preview);
    const send = (message: unknown) =>
      page.evaluate((data) => {
        (window as unknown as { preview: Window }).preview.postMessage(data, '*');
      }, message);
    return { preview, send };
  }

  test('the messages of a configured window show a document, and reload what shows a saved one; those of another format are ignored', async ({
    page,
  }) => {
    const { preview, send } = await openFrom(page, EDITOR);
    const url = preview.url();
    for (const message of ['show', { type: 'show', document: '102' }, { type: 'go', to: '/' }])
      await test.step(`ignores ${JSON.stringify(message)}`, async () => {
        const ignored = preview.waitForEvent('console', (one) =>
          one.text().includes('was ignored'),
        );
        await send(message);
        await ignored;
      });
    expect(preview.url()).toBe(url);
    await expect(heading(preview)).toHaveText('Urnes stavkirke');

    const fetched: string[] = [];
    preview.on('request', (request) => {
      const [, id] = /\/api\/v3\/documents\/(\d+)\?/.exec(request.url()) ?? [];
      if (id) fetched.push(id);
    });
    await send({ type: 'refresh', what: 'document', id: 301 });
    await send({ type: 'refresh', what: 'media', id: 1 });
    await send({ type: 'refresh', what: 'document', id: 101 });
    await expect.poll(() => fetched).toEqual(['101']);

    await send({ type: 'show', document: 119, language: 'sv', width: 390, key: PREVIEW_KEY });
    await expect(heading(preview)).toHaveText('Olavsgruvan');
    await expect(preview).toHaveURL(/document=119&language=sv&width=390$/);
  });

  test('a message from an unknown window is ignored and logged', async ({ page }) => {
    const { preview, send } = await openFrom(page, STRANGER);
    const url = preview.url();
    const ignored = preview.waitForEvent('console', (message) =>
      message.text().includes(`a message from ${STRANGER} was ignored`),
    );
    await send({ type: 'show', document: 102 });
    await ignored;
    expect(preview.url()).toBe(url);
    await expect(heading(preview)).toHaveText('Urnes stavkirke');
  });
});

test.describe('the command varde preview @phone', () => {
  const port = PORT + 5;
  const origin = `http://127.0.0.1:${port}`;
  test.use({ otherOrigins: [origin] });

  const paragraphs = (nr: number) =>
    Array.from({ length: nr }, (_, at) => `Avsnitt ${at} med noen ord om stedet.`).join('\n\n');
  const article = (title: string, front = 'id: 101\nowner: bryggen') =>
    `---\n${front}\n---\n\n# no: ${title}\n\nIngress.\n\n${paragraphs(60)}\n`;
  const FILES: Readonly<Record<string, string>> = {
    'pack.yaml':
      'name: min\ntitle: { no: Min pakke }\nversion: 1\nlanguages: [no]\ndefault_language: no\nlicense: by\n',
    'owners/bryggen.md': '---\nid: 1\nslug: bryggen\n---\n\n# no: Bryggens Museum\n\nIngress.\n',
    'articles/101.md': article('Første tittel'),
  };

  let folder: string;
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  let server: ReturnType<typeof spawn>;
  let url: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'varde-preview-story-'));
    for (const [name, text] of Object.entries(FILES)) write(name, text);
    const args = [serverFile('cli'), 'preview', folder, '--port', String(port)];
    server = spawn(process.execPath, args, { cwd: join(import.meta.dirname, '../..') });
    url = await new Promise<string>((resolve, reject) => {
      let output = '';
      server.stdout?.on('data', (more: Buffer) => {
        output += String(more);
        const [, found] = /http:\/\/localhost:\d+(\/preview\S+)/.exec(output) ?? [];
        if (found) resolve(origin + found);
      });
      server.once('exit', () => reject(new Error(output)));
    });
  });
  test.afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('a saved file is shown at once, at the same scroll position, with its issues beside it', async ({
    page,
  }, { annotations }) => {
    await page.goto(url);
    await expect(heading(page)).toHaveText('Første tittel');
    await expect(page).toHaveURL(/\/preview\?document=101$/);
    const frame = page.frames()[1];
    await frame?.evaluate(() => window.scrollTo(0, 900));

    const started = performance.now();
    const seen = frame?.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (!document.querySelector('h1')?.textContent.includes('Andre')) return;
            resolve();
          };
          new MutationObserver(look).observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
          });
        }),
    );
    write('articles/101.md', article('Andre tittel'));
    await expect(heading(page)).toHaveText('Andre tittel');
    await seen;
    const milliseconds = Math.round(performance.now() - started);
    annotations.push({ type: 'seen after', description: `${milliseconds} ms` });
    expect(await frame?.evaluate(() => window.scrollY)).toBe(900);

    const issues = page.getByRole('region', { name: 'Feil i pakken' });
    write('articles/101.md', article('Tredje tittel', 'id: 101\nowner: nobody'));
    await expect(issues.getByRole('listitem').first()).toContainText('articles/101.md, linje 3');
    await expect(issues).toContainText('Siden viser pakken slik den var før');
    await expect(heading(page)).toHaveText('Andre tittel');
    write('articles/101.md', article('Tredje tittel'));
    await expect(heading(page)).toHaveText('Tredje tittel');
    await expect(issues).not.toContainText('slik den var før');
  });
});
