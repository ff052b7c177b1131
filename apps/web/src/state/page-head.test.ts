import { languageOrFallback, MAIN_LANGUAGES } from '@varde/domain/languages';
import { describe, expect, it } from 'vitest';
import { createTexts } from '#i18n/texts.ts';
import { pageHead, type PageMeta } from './page-head.ts';

const context = {
  texts: createTexts(languageOrFallback('sv'), {}),
  origin: 'https://varde.example',
  prefix: undefined,
  siteName: 'Varde',
  languages: MAIN_LANGUAGES,
};

const page: PageMeta = {
  title: 'Bryggen',
  description: 'Trähus vid Vågen.',
  path: '/article/102',
  image: { url: '/media/image/abc', width: 3500, height: 2333, alt: 'Gavlar' },
  type: 'article',
};

describe('pageHead', () => {
  it('has a title of page and product', () => {
    expect(pageHead(page, context).meta).toContainEqual({ title: 'Bryggen · Varde' });
    expect(pageHead({ ...page, title: 'Varde' }, context).meta).toContainEqual({ title: 'Varde' });
  });

  it('has a canonical URL without a language, and alternates for each language', () => {
    expect(pageHead(page, context).links).toEqual([
      { rel: 'canonical', href: 'https://varde.example/article/102' },
      { rel: 'alternate', hrefLang: 'nb', href: 'https://varde.example/no/article/102' },
      { rel: 'alternate', hrefLang: 'sv', href: 'https://varde.example/sv/article/102' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://varde.example/en/article/102' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://varde.example/article/102' },
    ]);
  });

  it('has further links of the page, but not of its variants', () => {
    const link = { rel: 'alternate', type: 'text/plain', href: 'https://varde.example/x' };
    expect(pageHead({ ...page, links: [link] }, context).links).toContainEqual(link);
    expect(pageHead({ ...page, links: [link], isVariant: true }, context).links).toHaveLength(1);
  });

  it('marks a variant as noindex with the canonical URL of its page', () => {
    const { meta, links } = pageHead({ ...page, isVariant: true }, context);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(links).toEqual([{ rel: 'canonical', href: 'https://varde.example/article/102' }]);
  });

  it('has a canonical URL with the language if that is fixed', () => {
    const [canonical] = pageHead({ ...page, path: '/' }, { ...context, prefix: 'sv' }).links;
    expect(canonical).toEqual({ rel: 'canonical', href: 'https://varde.example/sv' });
  });

  it('has a social card image of at most 1200 pixels', () => {
    const { meta } = pageHead(page, context);
    const content = 'https://varde.example/media/image/abc?dimension=1200x800';
    expect(meta).toContainEqual({ property: 'og:image', content });
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it('marks a page without a path as noindex', () => {
    const head = pageHead({ ...page, path: undefined }, context);
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(head.links).toEqual([]);
  });

  it('escapes structured data that could end its script', () => {
    const name = '</script><script>alert(1)</script>\u2028';
    const { scripts } = pageHead(
      { ...page, structuredData: [{ '@type': 'Museum', name }] },
      context,
    );
    const [script] = scripts;
    expect(script?.children).not.toMatch(/[<>\u2028]/);
    expect(JSON.parse(script?.children ?? '')).toMatchObject({ '@type': 'Museum', name });
  });

  it('cuts a long description at a word boundary', () => {
    const { meta } = pageHead({ ...page, description: 'ord '.repeat(100) }, context);
    const description = meta.find((tag) => 'name' in tag && tag.name === 'description');
    expect(description).toMatchObject({ content: expect.stringMatching(/^(ord )*ord…$/) });
  });
});
