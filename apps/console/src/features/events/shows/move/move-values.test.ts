import { describe, expect, it } from 'vitest';
import type { OfferedPlan } from '../seating/merge-plans.ts';
import { findNextPlan } from './move-values.ts';

const plan = (id: number, more: Partial<OfferedPlan> = {}): OfferedPlan => ({
  id,
  name: `Plan ${id}`,
  from: 'venue',
  venueName: undefined,
  isDefault: false,
  seatCount: 100,
  versionNumber: 1,
  planVersionId: id * 10,
  ...more,
});
const show = {
  venue: { venueId: 1, name: 'Hall', town: 'New York', countryCode: 'US' },
  tour: null,
  seating: 'RESERVED' as const,
  seatingPlanId: 5,
  planVersionId: 50,
  hasOrders: false,
};

describe('the plan after a move', () => {
  it('stays while the place knows it, with the version the event has', () => {
    const known = [plan(5, { planVersionId: 51 }), plan(6, { isDefault: true })];
    expect(findNextPlan(show, { venueId: 1, tourId: null }, [])).toMatchObject({ isRebuilt: false });
    expect(findNextPlan(show, { venueId: 1, tourId: 9 }, known)).toMatchObject({ isRebuilt: false, plan: { id: 5 } });
  });

  it('is the default of the new venue, or of a tour that does not know the old one', () => {
    const others = [plan(7), plan(8, { isDefault: true })];
    expect(findNextPlan(show, { venueId: 2, tourId: null }, others)).toMatchObject({
      isRebuilt: true,
      plan: { id: 8 },
    });
    expect(findNextPlan(show, { venueId: 1, tourId: 9 }, others)).toMatchObject({ isRebuilt: true, plan: { id: 8 } });
  });

  it('is removed with the seats where the new venue has no plan', () => {
    expect(findNextPlan(show, { venueId: 2, tourId: null }, [])).toEqual({ isRebuilt: true, plan: null });
  });

  it('makes no seats for an unreserved event, nor for one without a plan that stays where it is', () => {
    const unreserved = { ...show, seating: 'UNRESERVED' as const, seatingPlanId: null, planVersionId: null };
    const plans = [plan(8, { isDefault: true })];
    expect(findNextPlan(unreserved, { venueId: 2, tourId: null }, plans)).toEqual({ isRebuilt: false, plan: null });
    const planless = { ...show, seatingPlanId: null, planVersionId: null };
    expect(findNextPlan(planless, { venueId: 1, tourId: null }, plans)).toEqual({ isRebuilt: false, plan: null });
    expect(findNextPlan(planless, { venueId: 1, tourId: 9 }, plans)).toMatchObject({ isRebuilt: true });
    const sold = { ...planless, hasOrders: true };
    expect(findNextPlan(sold, { venueId: 1, tourId: 9 }, plans)).toMatchObject({ isRebuilt: false });
  });

  it('keeps the seats when the default of the new place is the very version the event has', () => {
    const same = [plan(5, { isDefault: true, planVersionId: 50 })];
    expect(findNextPlan(show, { venueId: 2, tourId: 3 }, same)).toMatchObject({ isRebuilt: false });
  });
});
