/** Writes articles beside those of a pack, so that it has as many as a large collection. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { around, prose, sentence, subjectNear, title } from './prose.ts';
import { createRandom, type Random } from './random.ts';
import { TOWNS, type Town } from './vocabulary.ts';

/** The demo's ids are below. */
export const FIRST_ID = 100_000;
/** An owner of the demo. */
const OWNER = 'bergverk';

interface ArticleText {
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

export type WriteText = (random: Random, town: Town, number: number) => ArticleText;

/** Norwegian, as long as the text of an object in a register: some 60 words. */
export const objectText: WriteText = (random, town) => {
  const subject = subjectNear(random, town);
  return {
    title: title(random, 'no', subject),
    description: sentence(random, 'no', subject),
    text: prose(random, 'no', subject, OBJECT_WORDS),
  };
};
const OBJECT_WORDS = 40;

/** The same articles each time for the same count and texts. @param folder of the pack */
export function writeArticles(folder: string, count: number, write: WriteText): void {
  const articles = path.join(folder, 'articles');
  mkdirSync(articles, { recursive: true });
  const random = createRandom(1);
  for (let number = 0; number < count; number += 1) {
    const town = random.pickZipf(TOWNS);
    const { lat, lng } = around(town, random.next);
    const front = `id: ${FIRST_ID + number}\nowner: ${OWNER}\nlocation: ${lat}, ${lng}`;
    const { title: heading, description, text } = write(random, town, number);
    writeFileSync(
      path.join(articles, `${FIRST_ID + number}.md`),
      `---\n${front}\n---\n\n# no: ${heading}\n\n${description}\n\n${text}\n`,
    );
  }
}
