import { type Resource, reference } from '#resource.ts';
import { createShow } from './create.ts';
import { duplicateShow } from './duplicate/duplicate.ts';
import { listShows } from './list.ts';
import { moveShow } from './move/move.ts';
import { notifyOfNearlySoldOut } from './notify-of-nearly-sold-out.ts';
import { getShowOverview, listShowHistory } from './overview/overview.ts';
import { getShowReadiness } from './overview/readiness.ts';
import { getShow } from './read.ts';
import { removeShow } from './remove/remove.ts';
import { listShowPartnerSites } from './settings/list-partner-sites.ts';
import { updateSeatPicker } from './settings/update-seat-picker.ts';
import { updateShow } from './update.ts';

export const showsResource: Resource = {
  slug: 'shows',
  showActions: ['show.create', 'show.update', 'show.duplicate', 'show.move', 'show.remove'],
  routes: [
    listShows,
    createShow,
    getShow,
    updateShow,
    removeShow,
    moveShow,
    duplicateShow,
    updateSeatPicker,
    listShowPartnerSites,
    getShowOverview,
    getShowReadiness,
    listShowHistory,
  ],
  recurring: [['tell-nearly-sold-out', notifyOfNearlySoldOut]],

  checks: {
    'ordinals are never above the last one given': `select s.promoter_id, s.id from shows s where
       exists (select 1 from price_types p where p.promoter_id = s.promoter_id and p.show_id = s.id and p.ordinal not between 1 and s.last_price_ordinal)
       or exists (select 1 from holds h where h.promoter_id = s.promoter_id and h.show_id = s.id and h.ordinal not between 1 and s.last_hold_ordinal)`,
    'an event with orders knows it, and only that': `select s.promoter_id, s.id from shows s where s.has_orders
       <> exists (select 1 from orders o where o.promoter_id = s.promoter_id and o.show_id = s.id)`,
    'the capacity of an event is its seats and places': `select s.promoter_id, s.id, s.capacity from shows s where s.capacity <>
       (select coalesce(sum(a.seat_count), 0) from allocations a where a.promoter_id = s.promoter_id and a.show_id = s.id) +
       (select coalesce(sum(p.allocation), 0) from price_types p where p.promoter_id = s.promoter_id and p.show_id = s.id and not p.is_seated)`,
    ...reference('shows', 'show_code', 'show_codes', { key: 'show_code', and: 't.show_id = f.id' }),
    ...reference('shows', 'plan_version_id', 'seating_plan_versions', { and: 't.plan_id = f.plan_id' }),
    ...reference('shows', 'plan_id', 'seating_plans', { and: '(t.venue_id = f.venue_id or f.tour_id is not null)' }),
    ...reference('shows', 'tour_id', 'tours'),
    ...reference('shows', 'artist_campaign_id', 'artist_campaigns'),
  },
};
