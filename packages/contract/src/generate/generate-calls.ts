import { SLUGS } from '../endpoints.ts';
import type { Endpoint } from '../wire/endpoint.ts';

/** The text of `calls/{slug}.ts` for every slug. */
export function generateCalls(): Map<string, string> {
  return new Map(Object.entries(SLUGS).map(([slug, module]) => [slug, callsOf(slug, module)]));
}

function callsOf(slug: string, module: object): string {
  const endpoints = Object.entries(module)
    .filter(
      (entry): entry is [string, Endpoint] => typeof entry[1] === 'object' && entry[1] !== null && 'scope' in entry[1],
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = endpoints.map(
    ([name, endpoint]) =>
      `export const ${name} = /* @__PURE__ */ call<typeof contract.${name}>(${JSON.stringify(callOf(endpoint))});`,
  );
  return `// Generated from ../${slug}.ts by \`npm run contract\`.\nimport { call } from '../wire/call.ts';\nimport type * as contract from '../${slug}.ts';\n\n${lines.join('\n')}\n`;
}

function callOf(endpoint: Endpoint) {
  return {
    id: endpoint.id,
    base: endpoint.base,
    method: endpoint.method,
    path: endpoint.path,
    kind: endpoint.response.kind,
    isWrite: endpoint.method !== 'GET' && !endpoint.readOnly,
    isUpload: endpoint.upload !== undefined,
    reads: endpoint.reads ?? [],
    stale: endpoint.stale ?? [],
  };
}
