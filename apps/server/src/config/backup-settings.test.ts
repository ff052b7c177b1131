import { describe, expect, it } from 'vitest';
import { issuesOf, readFrom } from '#test/settings.ts';
import { describeSettings, readNightlyBackup } from './backup-settings.ts';

describe('settings of nightly backups', () => {
  it.each([
    [{}, undefined],
    [{ VARDE_BACKUP_FOLDER: 'backups' }, { folder: '/srv/varde/backups', withMedia: true }],
    [
      { VARDE_BACKUP_FOLDER: '/mnt/b', VARDE_BACKUP_MEDIA: 'off' },
      { folder: '/mnt/b', withMedia: false },
    ],
  ])('%j are read as %j', (env: Record<string, string>, settings) => {
    const read = readFrom(env, (read, report) => readNightlyBackup(read, '/srv/varde', report));
    expect(read).toEqual({ settings, issues: [] });
  });

  it('report an unknown value', () => {
    expect(issuesOf({ VARDE_BACKUP_MEDIA: 'no' })).toEqual([
      "VARDE_BACKUP_MEDIA is 'no': give on or off.",
    ]);
  });
});

describe('the settings kept with a backup', () => {
  const env = {
    HOME: '/home/kari',
    PORT: '80',
    DATABASE_URL: 'postgres://varde:hemmelig@db:5432/varde',
    VARDE_SMTP_URL: 'smtp://post:hemmelig@mail.example:587',
    VARDE_OBJECTS_URL: 'https://museum.example/{id}?api.key=hemmelig&lang=no',
    VARDE_PASSWORD_PEPPER: 'hemmelig',
    VARDE_SIGN_IN_CLIENT_SECRET: 'hemmelig',
    VARDE_METRICS_TOKEN: 'hemmelig',
    VARDE_ROUTING_KEY: 'hemmelig',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hemmelig',
    AWS_ACCESS_KEY_ID: 'hemmelig',
    AWS_SECRET_ACCESS_KEY: 'hemmelig',
    VARDE_PUBLIC_URL: 'https://varde.example',
    VARDE_CONTACT: '',
  };

  it('have no secrets, and nothing of other programs', () => {
    const text = describeSettings(env, false);
    expect(text).not.toContain('hemmelig');
    expect(text).not.toMatch(/kari|CONTACT/);
    expect(text).toContain('DATABASE_URL=postgres://varde:…@db:5432/varde\n');
    expect(text).toContain('?api.key=…&lang=no\n');
    expect(text).toContain('VARDE_PUBLIC_URL=https://varde.example\n');
  });

  it('have the secrets when that is asked for', () => {
    expect(describeSettings(env, true)).toContain('VARDE_PASSWORD_PEPPER=hemmelig\n');
  });
});
