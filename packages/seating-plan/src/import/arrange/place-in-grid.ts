import type { BlockSize, Placement } from '../../geometry/place-on-rings.ts';

/** Lines of blocks, filled up to the width that makes the whole about as wide as deep; each line is centred. */
export function placeInGrid(sizes: readonly BlockSize[], gap: number): { placements: Placement[]; width: number } {
  const area = sizes.reduce((sum, size) => sum + (size.width + gap) * (size.depth + gap), 0);
  const widest = sizes.reduce((max, size) => Math.max(max, size.width), 0);
  const width = Math.max(widest, Math.sqrt(area) * 1.2);
  const placements: Placement[] = [];
  let top = 0;
  while (placements.length < sizes.length) {
    const line = takeLine(sizes.slice(placements.length), width, gap);
    const lineWidth = line.reduce((sum, size) => sum + size.width + gap, -gap);
    let left = (width - lineWidth) / 2;
    for (const size of line) {
      placements.push({ x: left + size.width / 2, y: top, angle: 0, ring: 0 });
      left += size.width + gap;
    }
    top += line.reduce((max, size) => Math.max(max, size.depth), 0) + gap;
  }
  return { placements, width };
}

function takeLine(sizes: readonly BlockSize[], width: number, gap: number): readonly BlockSize[] {
  let used = 0;
  const end = sizes.findIndex((size, index) => {
    used += size.width + (index > 0 ? gap : 0);
    return index > 0 && used > width;
  });
  return end < 0 ? sizes : sizes.slice(0, end);
}
