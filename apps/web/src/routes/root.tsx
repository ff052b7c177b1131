import headingFont from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MovedNotice } from '#features/codes/moved-notice.tsx';
import { TextProvider } from '#i18n/text-context.tsx';
import { firstPaintScript } from '#browser/first-paint-script.ts';
import { HydrationMark } from '#browser/hydration-mark.tsx';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import type { PageContext } from '#state/page-context.ts';
import { Document } from '#shell/document.tsx';
import { Frame } from '#shell/frame.tsx';
import { iconLinks, paletteStyles } from '#shell/site-head.ts';
import '#styles/global.css';

const backgroundTasks = lazyModule(() => import('#shell/background-tasks.tsx'));

/** Colours the browser's own bar as the header: `--color-surface` of both palettes. */
const HEADER_COLOURS = [
  { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: '#1b2229', media: '(prefers-color-scheme: dark)' },
];

export const Route = createRootRouteWithContext<PageContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      ...HEADER_COLOURS,
    ],
    links: [
      {
        rel: 'preload',
        // The font of all headings, requested before the style sheet is parsed.
        href: headingFont,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      },
      ...iconLinks(),
    ],
    styles: paletteStyles(),
    // In the browser it has run already: an empty script holds its place.
    scripts: [{ children: import.meta.env.SSR ? firstPaintScript() : '' }],
  }),
  shellComponent: Shell,
  component: Outlet,
});

function Shell({ children }: { children: ReactNode }) {
  const { texts } = Route.useRouteContext();
  const loaded = useLazyModule(backgroundTasks);
  return (
    <TextProvider texts={texts}>
      <Document language={texts.language}>
        <HydrationMark>
          <Frame>
            <MovedNotice />
            {children}
          </Frame>
          {loaded && <loaded.BackgroundTasks />}
        </HydrationMark>
      </Document>
    </TextProvider>
  );
}
