/** Facts about a place as rows (specification §3.11). Pure. */
import type { Access, Content, Facts, Route, Visit } from '@varde/contract/content';
import { safeLinkHref } from '@varde/domain/rich-text-policy';
import { formatDistance } from '@varde/domain/geo';
import type { MessageKey, Texts } from '#i18n/texts.ts';
import {
  formatAddress,
  formatDuration,
  formatHours,
  formatSeason,
  formatYears,
} from '#api/transform/format.ts';
import { toText } from '#api/transform/text.ts';
import type { FactLine, FactRow } from '#view-models.ts';

const line = (text: string | undefined): FactLine[] => (text ? [{ text }] : []);

function textLine(map: Record<string, string> | undefined, { language }: Texts): FactLine[] {
  const picked = toText(map, language.key);
  return picked ? [picked] : [];
}

/** Rows in display order; rows without lines are omitted. */
export function factRows({ facts, visit, access, route }: Content, texts: Texts): FactRow[] {
  return [
    ...(route ? routeRows(route, texts) : []),
    ...(facts ? historyRows(facts, texts) : []),
    ...(visit ? visitRows(visit, texts) : []),
    ...accessRows(access, route?.step_free, texts),
    ...(facts?.sources ? [sourcesRow(facts.sources, texts)] : []),
  ].filter(({ lines }) => lines.length > 0);
}

function historyRows(facts: Facts, texts: Texts): FactRow[] {
  const { t } = texts;
  return [
    { label: t('article.period'), lines: line(facts.period && formatYears(facts.period, texts)) },
    { label: t('article.monumentType'), lines: textLine(facts.monument_type, texts) },
    { label: t('article.protection'), lines: textLine(facts.protection, texts) },
  ];
}

function sourcesRow(sources: NonNullable<Facts['sources']>, { t }: Texts): FactRow {
  const lines = sources.map(({ title, url, accessed }) => ({
    text: accessed ? `${title}, ${t('article.sourceAccessed', { date: accessed })}` : title,
    href: url ? safeLinkHref(url) : undefined,
  }));
  return { label: t('article.sources'), lines };
}

function visitRows(visit: Visit, texts: Texts): FactRow[] {
  const { t } = texts;
  const { address, hours = [], price, website, phone } = visit;
  const websiteUrl = website ? safeLinkHref(website) : undefined;
  return [
    { label: t('visit.address'), lines: line(address && formatAddress(address)) },
    { label: t('visit.hours'), lines: hours.map((one) => ({ text: formatHours(one, texts) })) },
    { label: t('visit.price'), lines: textLine(price, texts) },
    {
      label: t('visit.website'),
      lines: website ? [{ text: displayUrl(website), href: websiteUrl }] : [],
    },
    {
      label: t('visit.phone'),
      lines: phone ? [{ text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : [],
    },
  ];
}

/** Without scheme, `www.` and trailing slash. */
function displayUrl(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** A route may also state whether it is step-free; the place's own data takes precedence. */
function accessRows(
  access: Access = {},
  routeStepFree: boolean | undefined,
  texts: Texts,
): FactRow[] {
  const { t } = texts;
  const { step_free: stepFree = routeStepFree, indoor } = access;
  const either = (value: boolean | undefined, yes: MessageKey, no: MessageKey) =>
    value === undefined ? [] : line(t(value ? yes : no));
  const accessLines = [
    ...either(stepFree, 'visit.stepFree', 'visit.notStepFree'),
    ...textLine(access.note, texts),
  ];
  const goodToKnow = [
    ...either(indoor, 'visit.indoor', 'visit.outdoor'),
    ...line(access.children ? t('visit.children') : undefined),
    ...line(access.toilets ? t('visit.toilets') : undefined),
    ...line(access.parking ? t('visit.parking') : undefined),
  ];
  return [
    { label: t('visit.access'), lines: accessLines },
    { label: t('visit.goodToKnow'), lines: goodToKnow },
    { label: t('visit.transport'), lines: textLine(access.transport, texts) },
  ];
}

function routeRows(route: Route, texts: Texts): FactRow[] {
  const { t, language } = texts;
  const { length, duration, difficulty, season } = route;
  return [
    {
      label: t('route.length'),
      lines: line(length === undefined ? undefined : formatDistance(length, language.tag)),
    },
    {
      label: t('route.duration'),
      lines: line(duration === undefined ? undefined : formatDuration(duration, t)),
    },
    {
      label: t('route.difficulty'),
      lines: line(difficulty && t(`route.difficulty.${difficulty}`)),
    },
    { label: t('route.season'), lines: line(season && formatSeason(season, texts)) },
  ];
}
