import type { Metadata } from 'sharp';

const SAMPLES: Partial<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 };

/** What reading line by line took at most, with the encoding after it, on 8 bits; twice that on 16. */
const LINES_BYTES = 60_000_000;

/**
 * Bytes a decoder holds at once. It reads line by line, but what is stored in passes (interlaced PNG, progressive JPEG,
 * whose coefficients take two bytes) and WebP it holds whole.
 */
export function estimateDecodeBytes(metadata: Metadata): number {
  const { width, height, format, channels = 4, depth, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  const bytesPerSample = depth === 'ushort' ? 2 : 1;
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return LINES_BYTES * bytesPerSample;
  if (format === 'jpeg') return pixels * 2 * (SAMPLES[chromaSubsampling ?? ''] ?? channels);
  return pixels * channels * bytesPerSample;
}
