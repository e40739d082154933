import { describe, expect, it } from 'vitest';
import { formatSeatId, parseSeatId } from './seat-id.ts';

describe('seat ids', () => {
  it('joins block, row and seat, and takes them apart again', () => {
    expect(formatSeatId('Stalls', 'A', '12')).toBe('Stalls|A|12');
    expect(parseSeatId('Stalls|A|12')).toEqual({ block: 'Stalls', row: 'A', seat: '12' });
  });

  it.each(['', 'Stalls', 'Stalls|A', 'Stalls|A|', '|A|1', 'Stalls||1', 'a|b|c|d', 'a|b|c|'])(
    'finds no seat in %j',
    (id) => {
      expect(parseSeatId(id)).toBeUndefined();
    },
  );
});
