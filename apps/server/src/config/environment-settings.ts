/** The other environments of this product. Part of `config.ts`. */
import {
  ENVIRONMENTS,
  type Environment,
  type ReadSetting,
  type ReportIssue,
} from './read-setting.ts';

/** Origins of the sites of other environments, which `?env=` selects (specification §2.4). */
export type EnvironmentOrigins = Readonly<Partial<Record<Environment, string>>>;

const NAME = 'VARDE_ENVIRONMENTS';

/** All servers may have the same list: an entry for the server's own environment is ignored. */
export function readEnvironments(
  read: ReadSetting,
  own: Environment,
  report: ReportIssue,
): EnvironmentOrigins | undefined {
  const entries = (read(NAME) ?? '').split(',').map((entry) => entry.trim());
  const origins = entries.filter(Boolean).flatMap((entry) => {
    const [name, ...rest] = entry.split('=');
    const environment = ENVIRONMENTS.find((one) => one === name?.trim());
    const origin = originOf(rest.join('='));
    if (environment && origin !== undefined) return [[environment, origin] as const];
    report(
      `${NAME} holds '${entry}': give one of ${ENVIRONMENTS.join(', ')} and the origin of its site, as in kurs=https://kurs.varde.example.`,
    );
    return [];
  });
  const others = origins.filter(([environment]) => environment !== own);
  return others.length > 0 ? Object.fromEntries(others) : undefined;
}

function originOf(text: string): string | undefined {
  const url = URL.parse(text.trim());
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
  return isOrigin && !url.username && !url.hash ? url.origin : undefined;
}
