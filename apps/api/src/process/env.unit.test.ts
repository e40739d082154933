import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, readEnvironment } from './env.ts';

describe('the configuration', () => {
  test('needs nothing to start on a laptop', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, ENVIRONMENT: 'development', BRAND: 'parterre' });
    expect(readEnvironment({}).LOAD_DEMO).toBeUndefined();
  });

  test('is refused with every wrong setting at once', () => {
    const read = () => readEnvironment({ PORT: 'many', BRAND: 'other', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: .*\n.*BRAND: /);
  });

  test('of production names what a production must have', () => {
    const read = () => readEnvironment({ ENVIRONMENT: 'production', PUBLIC_URL: 'http://tickets.example' });
    expect(read).toThrow(
      /SECRET_KEY: is required[\s\S]*PUBLIC_URL: must be https[\s\S]*DATABASE_URL: must be PostgreSQL/,
    );
  });

  test('names what belongs together and is torn apart beside a single wrong value', () => {
    const read = () => readEnvironment({ PORT: 'many', S3_REGION: 'eu-central-1', ENVIRONMENT: 'production' });
    expect(read).toThrow(/PORT: [\s\S]*S3_REGION: is used only when[\s\S]*SECRET_KEY: is required/);
  });

  test('takes a folder or a bucket for the files, the bucket with both halves of its key', () => {
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    for (const STORAGE_URL of ['file:files', 'file:///srv/files', 's3://pictures', 's3://pictures/parterre/live/'])
      expect(readEnvironment({ STORAGE_URL })).toMatchObject({ STORAGE_URL });
    expect(
      readEnvironment({ STORAGE_URL: 's3://pictures', S3_ENDPOINT: 'http://127.0.0.1:9000/', ...keys }),
    ).toMatchObject({ S3_ENDPOINT: 'http://127.0.0.1:9000', ...keys });
    for (const STORAGE_URL of ['pictures', 'ftp://pictures', 's3://', 's3://Pictures', 's3://pictures/../x', 'file:'])
      expect(() => readEnvironment({ STORAGE_URL })).toThrow('STORAGE_URL: must be file:FOLDER or s3://BUCKET/PREFIX');
    expect(() => readEnvironment({ STORAGE_URL: 's3://pictures', S3_ACCESS_KEY_ID: 'a' })).toThrow(
      'S3_SECRET_ACCESS_KEY: is required with S3_ACCESS_KEY_ID',
    );
    expect(() => readEnvironment({ STORAGE_URL: 's3://pictures', S3_ENDPOINT: 'http://x.test' })).toThrow(
      'S3_ACCESS_KEY_ID: is required with S3_ENDPOINT',
    );
  });

  test('takes the address of an error service with its key and project, and origins of tags', () => {
    const ERROR_REPORT_DSN = 'https://key@errors.example/7';
    expect(readEnvironment({ ERROR_REPORT_DSN })).toMatchObject({ ERROR_REPORT_DSN, TAG_MANAGER_HOSTS: [] });
    for (const dsn of ['https://errors.example/7', 'https://key@errors.example/', 'key@errors.example/7'])
      expect(() => readEnvironment({ ERROR_REPORT_DSN: dsn })).toThrow('ERROR_REPORT_DSN');
    expect(readEnvironment({ TAG_MANAGER_HOSTS: 'https://a.example, https://*.b.example' }).TAG_MANAGER_HOSTS).toEqual([
      'https://a.example',
      'https://*.b.example',
    ]);
    expect(() => readEnvironment({ TAG_MANAGER_HOSTS: "https://a.example 'unsafe-inline'" })).toThrow(
      'TAG_MANAGER_HOSTS',
    );
  });

  test('takes the origins of the sites that may embed the console, and nothing else of a policy', () => {
    expect(readEnvironment({}).FRAME_ANCESTORS).toEqual([]);
    const FRAME_ANCESTORS = 'https://*.a.example,http://localhost:4099';
    expect(readEnvironment({ FRAME_ANCESTORS }).FRAME_ANCESTORS).toEqual(FRAME_ANCESTORS.split(','));
    for (const wrong of ['*', "'self'", 'https://a.example; script-src *', 'https://a.example/path'])
      expect(() => readEnvironment({ FRAME_ANCESTORS: wrong })).toThrow('FRAME_ANCESTORS');
  });

  test('counts an empty value as absent', () => {
    expect(readEnvironment({ PORT: '', BRAND_HOSTS: '' })).toMatchObject({ PORT: 3000, BRAND_HOSTS: [] });
  });

  test('takes the market in any case, and no market that is none', () => {
    expect(readEnvironment({ MARKET: 'ch' }).MARKET).toBe('CH');
    expect(readEnvironment({ MARKET: '' }).MARKET).toBe('');
    for (const MARKET of ['c', 'che', 'x1', 'ZZ', 'XX'])
      expect(() => readEnvironment({ MARKET })).toThrow(/MARKET: must be the two letters of a country/);
  });

  test('reads hosts with their brands', () => {
    expect(readEnvironment({ BRAND_HOSTS: 'A.example=rowline, b.example=gatehouse' }).BRAND_HOSTS).toEqual([
      ['a.example', 'rowline'],
      ['b.example', 'gatehouse'],
    ]);
  });

  test('reads senders and support addresses by brand', () => {
    const BRAND_MAIL_FROM = 'rowline=tickets@rowline.example,gatehouse=tickets@gatehouse.example';
    const BRAND_SUPPORT_URL =
      'rowline=mailto:help@rowline.example?subject=Help,gatehouse=https://gatehouse.example/help';
    expect(readEnvironment({ BRAND_MAIL_FROM, BRAND_SUPPORT_URL })).toMatchObject({
      BRAND_MAIL_FROM: { rowline: 'tickets@rowline.example', gatehouse: 'tickets@gatehouse.example' },
      BRAND_SUPPORT_URL: {
        rowline: 'mailto:help@rowline.example?subject=Help',
        gatehouse: 'https://gatehouse.example/help',
      },
    });
    expect(readEnvironment({})).toMatchObject({ BRAND_MAIL_FROM: {}, BRAND_SUPPORT_URL: {} });
    for (const [name, value] of [
      ['BRAND_MAIL_FROM', 'rowline=nobody'],
      ['BRAND_MAIL_FROM', 'other=tickets@other.example'],
      ['BRAND_SUPPORT_URL', 'rowline=help@rowline.example'],
      ['BRAND_GUIDES_URL', 'rowline=guides'],
      ['SUPPORT_URL', 'javascript:alert(1)'],
    ] as const)
      expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });

  test('is documented: every setting has its row in docs/configuration.md and no row is left over', () => {
    const table = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
    const documented = [...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
    const source = readFileSync(new URL('./env.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(read.toSorted());
  });
});
