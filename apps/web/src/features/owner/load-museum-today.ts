import type { Owner } from '@varde/contract/owners';
import { museumDate } from '@varde/domain/museum-date';
import { loadMuseumData } from '#api/load-external.ts';
import { loadOwnerBySlug } from '#api/load-owner.ts';
import { ownerPath } from '#api/transform/page-paths.ts';
import { toText } from '#api/transform/text.ts';
import { siteProfile } from '#browser/site-profile.ts';
import type { Texts } from '#i18n/texts.ts';
import type { TextView } from '#view-models.ts';
import { openingText } from './opening-text.ts';
import type { VisitView } from './visit-view.ts';
import { withMuseumData } from './with-museum-data.ts';

export interface MuseumTodayView extends Pick<VisitView, 'hours' | 'opening'> {
  readonly name: TextView;
  readonly href: string;
}

/** The only museum of the site, and when it is open; without hours where they fail to load. */
export async function loadMuseumToday(texts: Texts): Promise<MuseumTodayView | undefined> {
  const { museum } = siteProfile();
  const name = museum && toText(museum.title, texts.language.key);
  if (!name) return undefined;
  const result = await loadOwnerBySlug(museum.slug);
  const hours = result.status === 'ok' ? await hoursOf(result.data) : [];
  const date = museumDate(new Date());
  const opening = { date, text: openingText(hours, date, texts) };
  return { name, href: ownerPath({ id: '', slug: museum.slug }), hours, opening };
}

async function hoursOf(owner: Owner): Promise<VisitView['hours']> {
  const document = withMuseumData(owner.owner_document, await loadMuseumData(owner));
  return document.content?.visit?.hours ?? [];
}
