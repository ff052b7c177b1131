/** The explanation of a solved post, which its correct answer opens. */
import type { Post } from '@varde/contract/content';
import type { LanguageMap } from '@varde/domain/languages';
import type * as Cipher from '@varde/domain/rebus/explanation';
import type { GameState } from './game.ts';

/** Loaded with the first solved post. */
export const loadCipher = (): Promise<typeof Cipher> => import('@varde/domain/rebus/explanation');

/** `undefined` when there is none, and when no answer of the run opens it any more. */
export function explanationOf(
  { decryptExplanation }: typeof Cipher,
  { run }: GameState,
  { document_id: id, task }: Post,
): LanguageMap | undefined {
  const encrypted = task?.encrypted_explanation;
  const keys = run.posts.get(id)?.explanationKeys;
  if (!encrypted || !keys) return undefined;
  const index = task.answer_hashes.findIndex((hash) => keys.has(hash));
  const key = keys.get(task.answer_hashes[index] ?? '');
  return key === undefined ? undefined : decryptExplanation(encrypted, index, key);
}
