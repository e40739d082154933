import { describe, expect, it } from 'vitest';
import { listChoices } from './use-artist-names.ts';

const found = [
  { performingArtistId: 1, name: 'Béla Fleck' },
  { performingArtistId: 2, name: 'Bela Bartók' },
];

describe('the lines of the artist picker', () => {
  it('offer the typed name when nobody has it', () => {
    expect(listChoices(found, [], ' Bela  Lugosi ')).toEqual([
      ...found,
      { performingArtistId: null, name: 'Bela Lugosi' },
    ]);
  });

  it('do not offer a name that is spelt like an existing one', () => {
    expect(listChoices(found, [], 'bela fleck')).toEqual(found);
    expect(listChoices(found, [1], 'bela fleck')).toEqual([found[1]]);
  });

  it('leave out chosen artists, and are empty until something is typed', () => {
    expect(listChoices(found, [2], '')).toEqual([found[0]]);
  });
});
