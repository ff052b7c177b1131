import type { Credit, Media } from '@varde/contract/media';
import { creditType } from '@varde/domain/credits';
import { LICENSES, licenseUrl, licenseName, type License } from '@varde/domain/licenses';
import type { Texts, Translate } from '#i18n/texts.ts';
import type {
  ImageView,
  TextView,
  CreditView,
  FigureView,
  LicenseView,
  RightsView,
} from '#view-models.ts';
import { toMediaImage } from './image.ts';
import { toText } from './text.ts';

/** An image with caption and rights; `undefined` if it cannot be shown. */
export function toFigure(media: Media, texts: Texts): FigureView | undefined {
  const image = toMediaImage(media, texts.language.key);
  if (!image) return undefined;
  const captionAndRights = toCaptionAndRights(media, texts);
  return {
    image: image.alt ? image : withName(image, captionAndRights.caption, texts),
    ...captionAndRights,
  };
}

/** The image is a link to the gallery, and a link needs an accessible name. */
function withName(image: ImageView, caption: TextView | undefined, { t, language }: Texts) {
  const { text: alt, lang: altLang } = caption ?? {
    text: t('hero.fullScreen'),
    lang: language.tag,
  };
  return { ...image, alt, altLang };
}

/** Caption and rights of an image, video or audio. */
export function toCaptionAndRights(media: Media, { language, t }: Texts) {
  return {
    caption: toText(media.description, language.key) ?? toText(media.title, language.key),
    ...toRights(media, t),
  };
}

export function toRights(
  media: Pick<Media, 'credits' | 'license' | 'license_version'> | null | undefined,
  t: Translate,
): RightsView {
  if (!media) return { credits: [] };
  return {
    credits: toCredits(media.credits, t),
    license: toLicense(media.license, media.license_version, t),
  };
}

/** Only credits with a name (specification §5.2). */
function toCredits(credits: readonly Credit[], t: Translate): CreditView[] {
  return credits
    .filter(({ name }) => name.trim() !== '')
    .map(({ credit_type_id: id, name }) => {
      const type = creditType(id);
      return type ? { role: t(`credit.${type}`), name } : { name };
    });
}

/** An unknown licence is shown as written. */
export function toLicense(
  license: string | null,
  version: string | null,
  t: Translate,
): LicenseView | undefined {
  if (!license) return undefined;
  const known: License | undefined = LICENSES.find((name) => name === license);
  if (!known) return { name: license };
  if (known === 'copyright') return { name: t('license.copyright') };
  const name = licenseName(known, version ?? undefined) ?? license;
  return { name, href: licenseUrl(known, version ?? undefined) };
}
