import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { useBuiltServer } from '../support/start-built-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const serverUrl = process.env.TEST_DATABASE_URL;
const { start, newFolder } = useBuiltServer();

test.skipIf(!serverUrl)(
  'five processes on one empty database all come up, and each migration is applied once',
  async () => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    const name = `parterre_five_${process.pid}`;
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl ?? '');
    url.pathname = `/${name}`;
    const shared = { DATABASE_URL: url.href, SECRET_KEY: 's'.repeat(40), DATABASE_POOL: '3', DATA_DIR: newFolder() };
    const servers = Array.from({ length: 5 }, () => start(shared));
    const urls = await Promise.all(servers.map((server) => server.ready));
    const answers = await Promise.all(urls.map(async (at) => (await fetch(`${at}/readyz`)).status));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    const keys = await Promise.all(urls.map(async (at) => (await fetch(`${at}/oidc/jwks`)).text()));
    expect(new Set(keys).size).toBe(1);
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query(
      'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
    );
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
    await client.end();
    for (const server of servers) server.child.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0, 0, 0]);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  },
);
