const IDENTIFIER = /^(\d+|[A-HJ-NP-Z2-9]{8}|[A-HJ-NP-Z2-9]{10})$/;
/** The segment after one of these names an object, whatever it looks like. */
const OBJECT_COLLECTIONS = new Set(['shows', 'orders', 'holds', 'promoters', 'copy-from']);
const COLLECTIONS_OF_COLLECTIONS = new Set(['reports', 'seating-plans', 'short-urls']);

/** The path of a URL with everything that names one object masked as `*`, and without its query, which may name people. */
export function maskUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const segments = path.split('/');
  return segments.map((segment, at) => (namesObject(segment, segments[at - 1]) ? '*' : segment)).join('/');
}

function namesObject(segment: string, collection: string | undefined): boolean {
  if (segment === '') return false;
  if (IDENTIFIER.test(segment) || isSeatId(segment)) return true;
  return collection !== undefined && OBJECT_COLLECTIONS.has(collection) && !COLLECTIONS_OF_COLLECTIONS.has(segment);
}

/** `block|row|seat`, as it stands in a URL. */
function isSeatId(segment: string): boolean {
  return segment.includes('|') || /%7c/i.test(segment);
}
