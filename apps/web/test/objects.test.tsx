import { describe, expect, it } from 'vitest';
import { accessibilityViolations, currentUrl, structuredData, visit } from './visit.tsx';

/** With images and a model. */
const CHURCH = '011091000111';
/** Without a model. */
const RING = '021092000202';

describe('a museum object', () => {
  it('has a page with its date, place and material, without a link where it is here only', async () => {
    const { main } = await visit(`/dm/${CHURCH}`);
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Urnes stavkirke');
    expect(document.title).toMatch(/^Urnes stavkirke/);
    for (const [label, value] of [
      ['Når', '1130–1150'],
      ['Hvor', 'Ornes i Luster'],
      ['Materiale', 'Furu'],
      ['Inventarnummer', 'FOF.00111'],
      ['Bruk', 'CC BY 4.0'],
    ] as const)
      expect(main.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(value);
    expect(main.queryByRole('link', { name: /digitaltmuseum/ })).toBeNull();
    expect(structuredData()).toMatchObject([
      { '@type': 'ArchiveComponent', identifier: 'FOF.00111', temporalCoverage: '1130/1150' },
    ]);
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('is shown in the visitor’s language', async () => {
    const { main } = await visit(`/sv/dm/${RING}`);
    expect(main.getByRole('heading', { level: 1, name: 'Ring från Birka' })).toBeVisible();
    expect(main.getByText('Inventarienummer')).toBeVisible();
  });

  it('without a model says so on its 3D page, with its image and a link to its page', async () => {
    const { main, user } = await visit(`/ar/${RING}`);
    expect(main.getByText('Det finnes ingen 3D-modell av denne gjenstanden ennå.')).toBeVisible();
    expect(main.getByRole('img')).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Bilder og opplysninger' }));
    expect(await main.findByText('Inventarnummer')).toBeVisible();
    expect(currentUrl()).toBe(`/dm/${RING}`);
  });

  it('says on its 3D page that neither AR nor 3D is supported, and has its model as a file', async () => {
    const { main } = await visit(`/ar/${CHURCH}`);
    const note = await main.findByText(/Denne enheten kan ikke/);
    expect(note.closest('[role=note]')).toBeVisible();
    expect(await main.findByRole('alert')).toHaveTextContent('kan ikke tegne i 3D');
    expect(main.getByRole('link', { name: 'Last ned modellen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/media\/file\//),
    );
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('that is unknown has a link to where it may be found', async () => {
    const { main } = await visit('/dm/011099999999');
    expect(main.getByText(/^Vi fant ingen gjenstand med dette nummeret\./)).toBeVisible();
    expect(main.getByRole('link', { name: /digitaltmuseum\.no/ })).toBeVisible();
  });

  it('has a card in its article, which leads to it', async () => {
    const { main, user } = await visit('/article/101');
    const card = await main.findByRole('link', { name: /Gjenstand fra museet.*Urnes stavkirke/ });
    expect(card).toHaveTextContent('1130–1150');
    await user.click(card);
    expect(await main.findByText('FOF.00111')).toBeVisible();
    expect(currentUrl()).toBe(`/dm/${CHURCH}`);
  });
});

describe('a memory', () => {
  it('has a page with question, answer, author and place, without a link where it is told here only', async () => {
    const { main } = await visit('/minner/9001');
    expect(main.getByRole('heading', { level: 1, name: 'Ea under trappa' })).toBeVisible();
    expect(main.getByRole('heading', { level: 2, name: /Fortell om et dyr/ })).toBeVisible();
    expect(main.getByText(/Det lå alltid en ea under kjøkkentrappa/)).toBeVisible();
    expect(main.getByText(/født 1945/)).toBeVisible();
    expect(main.getByText(/tre dempede rop fra ærfugl/)).toBeVisible();
    expect(main.getByRole('button', { name: /^Lytt/ })).toBeVisible();
    expect(structuredData()).toMatchObject([
      { '@type': 'CreativeWork', creator: { birthDate: '1945' }, isPartOf: { name: 'Varde' } },
    ]);
    const onMap = main.getByRole('link', { name: /^Vis på kart/ });
    expect(onMap).toHaveAttribute('href', expect.stringMatching(/\/explore\/map.*65\.6/));
    expect(main.queryByRole('link', { name: /minner\.no/ })).toBeNull();
  });

  it('of the Swedish archive is shown in the visitor’s language', async () => {
    const { main } = await visit('/en/minnen/9002');
    expect(main.getByRole('heading', { level: 1, name: /Hide-and-seek/ })).toBeVisible();
    expect(main.getByText('When was this?')).toBeVisible();
  });

  it('of the Swedish archive is unknown in the Norwegian one', async () => {
    const { main } = await visit('/minner/9002');
    expect(main.getByText(/^Vi fant ikke dette minnet\./)).toBeVisible();
  });

  it('has a card in its article, which leads to it', async () => {
    const { main, user } = await visit('/article/105');
    const card = await main.findByRole('link', { name: /Et minne.*Ea under trappa/ });
    expect(card).toHaveTextContent('Solveig');
    await user.click(card);
    expect(await main.findByText(/født 1945/)).toBeVisible();
    expect(currentUrl()).toBe('/minner/9001');
  });
});

describe('a cultural name', () => {
  it('has a card in its article, which leads to the name’s source', async () => {
    const { main } = await visit('/article/106');
    const card = await main.findByRole('link', { name: /Struve.*1793–1864/ });
    // It is described here; its link leads to Wikipedia.
    expect(card).not.toHaveTextContent('KulturNav');
    expect(card).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  });

  it('has a card on its theme, in the visitor’s language', async () => {
    const { main } = await visit('/sv/tag/stavkirker-og-kirker');
    expect(await main.findByRole('link', { name: /Stavkyrka/ })).toBeVisible();
    expect(await accessibilityViolations()).toEqual([]);
  });
});
