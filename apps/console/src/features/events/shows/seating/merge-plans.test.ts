import { describe, expect, it } from 'vitest';
import { mergePlans } from './merge-plans.ts';

const ofVenue = (id: number, isDefault = false) => ({
  id,
  name: `Plan ${id}`,
  isDefault,
  seatCount: 100 * id,
  versionNumber: 3,
  planVersionId: 10 * id,
});
const ofTour = (id: number, isDefault = false) => ({
  id,
  name: `Plan ${id}`,
  venueId: 9,
  venueName: 'Barclays Center',
  isDefault,
});

describe('the plans an event may use', () => {
  it('are those of the venue, then those of the tour with the venue they were drawn for', () => {
    expect(mergePlans([ofVenue(1, true)], [ofTour(2)]).map(({ id, from, venueName }) => [id, from, venueName])).toEqual(
      [
        [1, 'venue', undefined],
        [2, 'tour', 'Barclays Center'],
      ],
    );
  });

  it('name a plan once that both have', () => {
    expect(mergePlans([ofVenue(1), ofVenue(2, true)], [ofTour(1)]).map(({ id, from }) => [id, from])).toEqual([
      [1, 'venue'],
      [2, 'venue'],
    ]);
  });

  it('have the default of the tour before that of the venue', () => {
    const defaults = (plans: ReturnType<typeof mergePlans>) => plans.filter((p) => p.isDefault).map(({ id }) => id);
    expect(defaults(mergePlans([ofVenue(1, true)], [ofTour(2, true)]))).toEqual([2]);
    expect(defaults(mergePlans([ofVenue(1), ofVenue(2, true)], [ofTour(1, true)]))).toEqual([1]);
    expect(defaults(mergePlans([ofVenue(1, true)], [ofTour(2)]))).toEqual([1]);
  });
});
