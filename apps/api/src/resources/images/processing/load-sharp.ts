type Sharp = typeof import('sharp').default;

let loading: Promise<Sharp> | undefined;

/** The image library, loaded with the first picture. The only place that imports it, so that its limits hold everywhere. */
export function loadSharp(): Promise<Sharp> {
  loading ??= importSharp();
  return loading;
}

/**
 * One thread and no cache per picture, so that memory is that of the pictures under way. Only the three decoders of
 * allowed types exist: nothing reaches the others, whatever a file claims to be.
 */
async function importSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  return sharp;
}
