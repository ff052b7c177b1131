import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '#test/settings.ts';
import { loadConfig, PROJECT_ROOT } from './config.ts';

describe('.env.example', () => {
  const example = readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8');
  const read = globSync('{config,*-settings}.ts', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((code) =>
      [...code.matchAll(/'((?:VARDE|OTEL)_[A-Z_]+)'/g)].map(([, name = '']) => name),
    );

  it.each([...new Set(read)])('lists %s', (name) => {
    expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
  });
});

describe('loadConfig', () => {
  it('needs no settings on a local machine', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataFolder: join(PROJECT_ROOT, 'var'),
      derivedMaxMb: 2048,
      copiesMaxMb: 20_480,
      environment: 'local',
      contentFolder: join(PROJECT_ROOT, 'content/demo'),
      apiKey: 'varde-local',
      trustedProxies: [],
      appOrigins: [],
      previewOrigins: [],
      analytics: { endpoint: '/visits', kind: 'own', respects: [], google: false },
      external: { services: {}, objectsKey: 'demo' },
      signIn: { provider: 'embedded' },
    });
  });

  it.each([
    ['dev', {}, undefined],
    ['production', {}, undefined],
    ['production', { VARDE_CONTENT: 'content/demo' }, join(PROJECT_ROOT, 'content/demo')],
    ['local', { VARDE_CONTENT: 'docs' }, join(PROJECT_ROOT, 'docs')],
  ])('in %s with %j fills an empty database from %s', (environment, env, folder) => {
    const config = loadConfig({ VARDE_ENV: environment, VARDE_API_KEY: 'k3y', ...env });
    expect(config.contentFolder).toBe(folder);
  });

  it.each([
    [{ PATH: '/nowhere' }, undefined],
    [{ PATH: join(PROJECT_ROOT, 'tools'), VARDE_FFMPEG: '-' }, undefined],
    [{ VARDE_FFMPEG: join(PROJECT_ROOT, 'package.json') }, join(PROJECT_ROOT, 'package.json')],
  ])('finds ffmpeg with %j at %s', (env, path) => expect(loadConfig(env).ffmpeg).toBe(path));

  it('reports a configured ffmpeg that does not exist', () => {
    expect(issuesOf({ VARDE_FFMPEG: '/nowhere/ffmpeg' })).toEqual([
      expect.stringContaining('give the path of ffmpeg, or - for none'),
    ]);
  });

  it('resolves relative folders from the project root', () => {
    expect(loadConfig({ VARDE_DATA: 'var2' }).dataFolder).toBe(join(PROJECT_ROOT, 'var2'));
    expect(loadConfig({ VARDE_DATA: '/srv/varde' }).dataFolder).toBe('/srv/varde');
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', VARDE_API_KEY: ' ' })).toMatchObject({
      port: 4000,
      apiKey: 'varde-local',
    });
  });

  it('reads every setting', () => {
    const config = loadConfig({
      PORT: '80',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://varde:secret@db:5432/varde',
      DATABASE_REPLICA_URL: 'postgresql://varde:secret@replica:5432/varde',
      VARDE_ENV: 'production',
      VARDE_ENVIRONMENTS: 'production=https://varde.example, kurs = http://kurs.example/',
      VARDE_SCHEMA_IDS: 'article=102, kiosk-device = 114',
      VARDE_API_KEY: 'k3y',
      VARDE_PUBLIC_URL: 'https://varde.example/',
      VARDE_CONTACT: 'mailto:post@museum.example',
      VARDE_LOG_LEVEL: 'debug',
      VARDE_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      VARDE_APP_ORIGINS: 'https://app.example, capacitor://localhost',
      VARDE_OLD_MEDIA_HOSTS: 'MM.example=ems.example, dms01.example:8443 = ems.example',
    });
    expect(config).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://varde:secret@db:5432/varde',
      databaseReplicaUrl: 'postgresql://varde:secret@replica:5432/varde',
      environment: 'production',
      environments: { kurs: 'http://kurs.example' },
      schemaIds: { ...SCHEMA_IDS, article: 102, 'kiosk-device': 114 },
      apiKey: 'k3y',
      publicUrl: 'https://varde.example',
      contact: 'mailto:post@museum.example',
      logLevel: 'debug',
      trustedProxies: ['10.0.0.0/8', '::1'],
      appOrigins: ['https://app.example', 'capacitor://localhost'],
      oldMediaHosts: { 'mm.example': 'ems.example', 'dms01.example:8443': 'ems.example' },
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['VARDE_RENDER_THREADS', '17'],
    ['VARDE_RENDER_THREADS', '1.5'],
    ['HOST', 'my host'],
    ['DATABASE_URL', 'mysql://db/varde'],
    ['DATABASE_URL', 'varde'],
    ['DATABASE_REPLICA_URL', 'mysql://db/varde'],
    ['DATABASE_REPLICA_URL', 'postgres://varde@replica/varde'],
    ['VARDE_ENV', 'staging'],
    ['VARDE_ENVIRONMENTS', 'kurs'],
    ['VARDE_ENVIRONMENTS', 'course=https://kurs.example'],
    ['VARDE_ENVIRONMENTS', 'kurs=https://kurs.example/guide'],
    ['VARDE_SCHEMA_IDS', 'article'],
    ['VARDE_SCHEMA_IDS', 'museum=5'],
    ['VARDE_SCHEMA_IDS', 'article=0'],
    ['VARDE_SCHEMA_IDS', 'article=12'],
    ['VARDE_API_KEY', 'two words'],
    ['VARDE_PUBLIC_URL', 'varde.example'],
    ['VARDE_CONTACT', 'post@museum.example'],
    ['VARDE_CONTACT', 'javascript:alert(1)'],
    ['VARDE_PUBLIC_URL', 'https://varde.example/site'],
    ['VARDE_LOG_LEVEL', 'loud'],
    ['VARDE_DATA', 'package.json'],
    ['VARDE_CONTENT', 'package.json'],
    ['VARDE_CONTENT', 'content/gone'],
    ['VARDE_APP_ORIGINS', 'app.example'],
    ['VARDE_PREVIEW_ORIGINS', 'https://editor.example/write'],
    ['VARDE_APP_ORIGINS', 'https://app.example/'],
    ['VARDE_OLD_MEDIA_HOSTS', 'mm.example'],
    ['VARDE_OLD_MEDIA_HOSTS', 'mm.example=https://ems.example'],
    ['VARDE_OLD_MEDIA_HOSTS', 'mm.example=ems.example=a.example'],
    ['VARDE_TRUSTED_PROXIES', 'proxy.example'],
    ['VARDE_TRUSTED_PROXIES', '10.0.0.0/33'],
  ])('rejects %s=%s and names the setting', (name, value) => {
    const issues = issuesOf({ [name]: value });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(name);
  });

  it('reports all issues at once', () => {
    const issues = issuesOf({ PORT: 'x', HOST: 'y z', VARDE_ENV: 'beta', VARDE_LOG_LEVEL: 'loud' });
    expect(issues).toHaveLength(4);
    expect(issues.join()).toContain('VARDE_API_KEY is missing');
  });

  it('does not repeat a password in an issue', () => {
    expect(issuesOf({ DATABASE_URL: 'mysql://me:hunter2@db/x' }).join()).not.toContain('hunter2');
  });
});

describe('sign-in', () => {
  const ELSEWHERE = { VARDE_ENV: 'production', VARDE_API_KEY: 'a-key' };
  const HTTPS = { VARDE_PUBLIC_URL: 'https://varde.example' };
  const MAIL = {
    VARDE_SMTP_URL: 'smtp://mail.example',
    VARDE_MAIL_FROM: 'Varde <post@museum.example>',
  };

  it.each([
    ['uses the embedded login host on a local machine', {}, 'embedded'],
    ['is off when set to off', { VARDE_SIGN_IN: 'off' }, undefined],
    ['is off in other environments until it is configured', { ...ELSEWHERE, ...HTTPS }, undefined],
    [
      'is off when the site is served over http',
      { VARDE_PUBLIC_URL: 'http://varde.example' },
      undefined,
    ],
    [
      'works in other environments with https and mail',
      { ...ELSEWHERE, ...HTTPS, ...MAIL, VARDE_SIGN_IN: 'embedded' },
      'embedded',
    ],
  ])('%s', (_, env, provider) => expect(loadConfig(env).signIn?.provider).toBe(provider));

  it.each([
    ['without https', { ...ELSEWHERE, ...MAIL, VARDE_SIGN_IN: 'embedded' }, /VARDE_PUBLIC_URL/],
    ['without mail', { ...ELSEWHERE, ...HTTPS, VARDE_SIGN_IN: 'embedded' }, /VARDE_SMTP_URL/],
    ['with a provider over http', { VARDE_SIGN_IN: 'http://login.example' }, /VARDE_SIGN_IN /],
    ['with a provider but no client', { VARDE_SIGN_IN: 'https://login.example' }, /CLIENT_ID/],
    [
      'with image origins that are not origins',
      {
        VARDE_SIGN_IN: 'https://login.example',
        VARDE_SIGN_IN_CLIENT_ID: 'varde',
        VARDE_SIGN_IN_CLIENT_SECRET: 'a secret',
        VARDE_SIGN_IN_PICTURES: 'https://faces.example, http://faces.example',
      },
      /VARDE_SIGN_IN_PICTURES holds 'http:/,
    ],
    ['with mail without a sender', { VARDE_SMTP_URL: 'smtp://mail.example' }, /VARDE_MAIL_FROM/],
    [
      'with mail by another protocol',
      { ...MAIL, VARDE_SMTP_URL: 'https://mail.example' },
      /VARDE_SMTP_URL/,
    ],
  ])('is rejected %s', (_, env, issue) => expect(issuesOf(env).join('\n')).toMatch(issue));
});
