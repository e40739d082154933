const PROMOTER = 'harbour-hall';
const CONTEXTS_MAX = 6;
const PER_ANSWER_MAX = 8;
/** The meaning of parameters whose names do not reveal it. */
const MEANINGS = {
  'promoters/{code}': 'promoterCode',
  'seating-plans/{id}': 'planId',
  'venues/{id}': 'venueId',
  'short-urls/{id}': 'shortUrlId',
  'holds/{hold}': 'reservationFlag',
};
/** Names that occur in no path, but in bodies. */
const IN_BODIES = ['seatId', 'holdId', 'categoryId', 'taxRateId', 'performingArtistId', 'showCode'];

/**
 * Collects values of the demo that belong together, as `{showCode, priceTypeId}`: without them nearly every request
 * would fail with NOT_FOUND. The answer of one list fills in the path of the next.
 */
export async function findFacts(origin, { token, key, apiKeyId }) {
  const { paths } = await (await fetch(`${origin}/openapi.json`)).json();
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  const meanings = Object.fromEntries(Object.keys(paths).map((path) => [path, meaningsOf(path)]));
  const names = new Set([...Object.values(meanings).flatMap((one) => Object.values(one)), ...IN_BODIES]);
  const facts = [{ promoterCode: PROMOTER }];
  const reads = Object.entries(paths)
    .filter(([path, { get }]) => get && !path.endsWith('/changes'))
    .sort(([a], [b]) => a.split('{').length - b.split('{').length);
  for (const [path, { get }] of reads) {
    const bearer = get.security?.some((way) => 'apiKey' in way) ? key : token;
    for (const context of contextsOf(Object.values(meanings[path]), facts)) {
      const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(context[meanings[path][name]]));
      const query = get.parameters?.some(({ name }) => name === 'promoterCode') ? `?promoterCode=${PROMOTER}` : '';
      const response = await fetch(`${origin}${url}${query}`, { headers: { authorization: `Bearer ${bearer}` } });
      if (!response.ok || !response.headers.get('content-type')?.includes('json')) continue;
      const found = [];
      walk(await response.json(), context, names, (fact) => found.length < PER_ANSWER_MAX && found.push(fact));
      facts.push(...found);
    }
  }
  // A run that revoked its own key would lose access to the sales channel.
  return { operations, names: [...names], meanings, facts: facts.filter((fact) => fact.apiKeyId !== apiKeyId) };
}

const meaningsOf = (path) =>
  Object.fromEntries(
    [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([place, , name]) => [name, MEANINGS[place] ?? name]),
  );

/** Returns the known combinations of these names, each once. */
function contextsOf(names, facts) {
  const fitting = facts.filter((fact) => names.every((name) => name in fact));
  const contexts = new Map(
    fitting.map((fact) => {
      const context = Object.fromEntries(names.map((name) => [name, fact[name]]));
      return [JSON.stringify(context), context];
    }),
  );
  return [...contexts.values()].slice(0, CONTEXTS_MAX);
}

function walk(value, context, names, tell) {
  if (typeof value !== 'object' || value === null) return;
  const own = Object.entries(value).filter(
    ([name, item]) => names.has(name) && item !== null && typeof item !== 'object',
  );
  const fact = { ...context, ...Object.fromEntries(own) };
  if (own.length > 0) tell(fact);
  for (const item of Object.values(value)) walk(item, Array.isArray(value) ? context : fact, names, tell);
}
