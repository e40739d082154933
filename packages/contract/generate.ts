import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { renderChannelGuide } from './src/generate/channel-guide.ts';
import { generateCalls, generateTags } from './src/generate/generate-calls.ts';
import { listExports } from './src/generate/list-exports.ts';
import { buildOpenApi } from './src/generate/openapi.ts';
import { renderRoleMatrix } from './src/generate/role-matrix.ts';

const calls = new URL('./src/generated/calls/', import.meta.url);
const docs = new URL('../../docs/api/', import.meta.url);
// Empties the folder first, so that the calls of a removed slug disappear too.
rmSync(calls, { recursive: true, force: true });
mkdirSync(calls, { recursive: true });
mkdirSync(docs, { recursive: true });
for (const [slug, text] of generateCalls()) writeFileSync(new URL(`${slug}.ts`, calls), text);
writeFileSync(new URL('../tags.ts', calls), generateTags());
writeFileSync(
  new URL('openapi.json', docs),
  `${JSON.stringify(buildOpenApi('http://localhost:3000/oidc'), null, 2)}\n`,
);
writeFileSync(new URL('../permissions.md', docs), renderRoleMatrix());
writeFileSync(new URL('../channel.md', docs), renderChannelGuide());
const manifest = new URL('package.json', import.meta.url);
const described = { ...JSON.parse(readFileSync(manifest, 'utf8')), exports: listExports() };
writeFileSync(manifest, `${JSON.stringify(described, null, 2)}\n`);
