import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Post } from '@varde/contract/content';
import { usePlayText } from '#i18n/play-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { toText } from '#services/transform/text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Game } from './game.ts';

export interface SignFormProps {
  readonly game: Game;
  readonly post: Post;
  /** What is asked for: a clue's answer, of a post that has one. Whichever it is, the number on the sign is taken, too. */
  readonly by: 'code' | 'clue';
}

/** A way in by typing: the number on the sign, or the answer to a clue. */
export function SignForm({ game, post, by }: SignFormProps) {
  const say = usePlayText();
  const { key } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const question = by === 'clue' ? toText(post.second_way?.question, key) : undefined;
  useEffect(() => {
    // What is said stands beneath the field, where the tab bar may be.
    if (isWrong) field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isWrong]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = game.tryCode(post, field.current?.value ?? '');
    setIsWrong(outcome === 'wrong');
    if (outcome === 'wrong') field.current?.focus();
  };
  const wrong = question ? say('play.clueWrong') : say('play.codeWrong');
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label={question?.text ?? say('play.codeLabel')}
        labelLang={question?.lang}
        inputMode={question ? 'text' : 'numeric'}
        enterKeyHint="go"
        maxLength={100}
        isWrong={isWrong}
        answer={isWrong && wrong}
      >
        <Button type="submit" variant="primary">
          {say('play.openPost')}
        </Button>
      </TextField>
    </form>
  );
}
