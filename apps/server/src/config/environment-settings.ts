/** Settings of environments. Part of `config.ts`. */
import { MAX_ID } from '@varde/domain/constants';
import { msg } from '@varde/domain/message';
import { SCHEMA_IDS, type SchemaIds } from '@varde/domain/document-kinds';
import {
  ENVIRONMENTS,
  type Environment,
  originOf,
  type ReadSetting,
  type ReportIssue,
} from './read-setting.ts';

/** Origins of the sites of other environments, which `?env=` selects (specification §2.4). */
export type EnvironmentOrigins = Readonly<Partial<Record<Environment, string>>>;

const SITES = 'VARDE_ENVIRONMENTS';
const IDS = 'VARDE_SCHEMA_IDS';

/** All servers may have the same list: an entry for the server's own environment is ignored. */
export function readEnvironments(
  read: ReadSetting,
  own: Environment,
  report: ReportIssue,
): EnvironmentOrigins | undefined {
  const entries = (read(SITES) ?? '').split(',').map((entry) => entry.trim());
  const origins = entries.filter(Boolean).flatMap((entry) => {
    const [name, ...rest] = entry.split('=');
    const environment = ENVIRONMENTS.find((one) => one === name?.trim());
    const origin = originOf(rest.join('='));
    if (environment && origin !== undefined) return [[environment, origin] as const];
    report(
      msg`${SITES} holds '${entry}': give one of ${ENVIRONMENTS.join(', ')} and the origin of its site, as in kurs=https://kurs.varde.example.`,
    );
    return [];
  });
  const others = origins.filter(([environment]) => environment !== own);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

/** The schema ids of this environment; kinds that are not named keep the id of production. */
export function readSchemaIds(read: ReadSetting, report: ReportIssue): SchemaIds | undefined {
  const text = read(IDS);
  if (text === undefined) return undefined;
  const ids: Record<string, number> = { ...SCHEMA_IDS };
  for (const entry of text.split(',').filter((one) => one.trim() !== '')) {
    const [kind = '', id = ''] = entry.split('=').map((part) => part.trim());
    if (Object.hasOwn(SCHEMA_IDS, kind) && /^[1-9]\d*$/.test(id) && Number(id) <= MAX_ID)
      ids[kind] = Number(id);
    else
      report(
        msg`${IDS} holds '${entry.trim()}': give a kind (${Object.keys(SCHEMA_IDS).join(', ')}) and its number, as in article=102.`,
      );
  }
  if (new Set(Object.values(ids)).size < Object.keys(ids).length)
    report(msg`${IDS} gives two kinds the same number: give each a number of its own.`);
  return { ...SCHEMA_IDS, ...ids };
}
