import { readLicense } from '../read-loosely.ts';
import type { HarvestLicense } from './harvest-item.ts';

/**
 * Reads a licence URL (Creative Commons, RightsStatements, K-samsök) or a name of the museum
 * database. An unknown one means all rights reserved.
 */
export function readRights(written: string | undefined): HarvestLicense | undefined {
  const text = written?.trim();
  if (!text) return undefined;
  return readCommons(text) ?? readVocabulary(text) ?? named(text);
}

function readCommons(text: string): HarvestLicense | undefined {
  const [, part, code = '', version] =
    /creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(text) ?? [];
  if (!part) return undefined;
  const license = part === 'publicdomain' ? PUBLIC_DOMAIN[code.toLowerCase()] : readLicense(code);
  if (!license) return { license: 'copyright' };
  const isFree = license === 'cc0' || license === 'pdm';
  return { license, ...(version && !isFree && { version }) };
}

const PUBLIC_DOMAIN: Readonly<Record<string, 'cc0' | 'pdm'>> = {
  zero: 'cc0',
  mark: 'pdm',
  certification: 'pdm',
};

/** `http://kulturarvsdata.se/resurser/License#by-sa`, `http://rightsstatements.org/vocab/InC/1.0/`. */
function readVocabulary(text: string): HarvestLicense | undefined {
  if (/rightsstatements\.org/i.test(text)) return { license: 'copyright' };
  const code = /\/resurser\/License#([\w-]+)$/i.exec(text)?.[1]?.toLowerCase();
  if (code === undefined) return undefined;
  return named(code === 'pdmark' ? 'pdm' : code);
}

function named(text: string): HarvestLicense | undefined {
  const license = readLicense(text);
  return license && { license };
}
