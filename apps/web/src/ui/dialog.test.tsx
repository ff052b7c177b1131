import { LocateOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Lightbox } from './lightbox.tsx';

const close = () => undefined;

const BLOCKS: readonly [string, ReactNode][] = [
  [
    'dialog',
    <Dialog
      key="dialog"
      open
      onClose={close}
      title="Tittel"
      closeLabel="Lukk"
      icon={LocateOff}
      tone="warning"
    />,
  ],
  [
    'lightbox',
    <Lightbox key="lightbox" open onClose={close} label="Tittel" closeLabel="Lukk" caption="Foto">
      <canvas />
    </Lightbox>,
  ],
];

describe('modal components', () => {
  it.each(BLOCKS)('%s is a named native dialog, closed until script opens it', (_name, block) => {
    const html = renderToStaticMarkup(block);
    expect(html).toMatch(/^<dialog (?!.*\sopen[\s=>])[^>]*aria-label(?:ledby)?="/);
    expect(html).toContain('Tittel');
  });

  it('Lightbox renders its caption beside the medium', () => {
    const html = renderToStaticMarkup(BLOCKS[1]?.[1]);
    expect(html).toMatch(/<figure.*<canvas.*<figcaption[^>]*>Foto<\/figcaption><\/figure>/);
  });

  it('Dialog without buttons renders no empty row for them', () => {
    expect(renderToStaticMarkup(BLOCKS[0]?.[1])).not.toContain('_actions_');
  });
});
