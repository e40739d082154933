import type { CustomerSummary } from '@parterre/contract/customers';
import type { OrderSummary } from '@parterre/contract/orders/order';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListArtistCampaignsQuery } from '#api/queries/events/artist-campaigns.ts';
import { useListToursQuery } from '#api/queries/events/tours.ts';
import { useListCustomersQuery } from '#api/queries/sales/customers.ts';
import { useListOrdersQuery } from '#api/queries/sales/orders.ts';
import { useListVenuePlansQuery } from '#api/queries/seating/seating-plans.ts';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { usePlace } from '#session/use-promoter.ts';
import { FlagIcon, GroupIcon, PinIcon, SeatIcon, TicketIcon } from '#ui/icons.tsx';
import { type FoundItems, useSearchTerm } from './palette-item.ts';

const PER_KIND_MAX = 4;

/** Finds campaigns and tours of the current promoter by name or artist. */
export function useProgrammeItems(words: string): FoundItems {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const args = { query: { searchTerm, ...place } };
  const campaigns = useListArtistCampaignsQuery(args, { skip: isTooShort });
  const tours = useListToursQuery(args, { skip: isTooShort });
  const first = <Item>(data: { items: Item[] } | undefined) =>
    isTooShort ? [] : (data?.items ?? []).slice(0, PER_KIND_MAX);
  const noteNext = (day: string | null) => (day === null ? {} : { note: formatDay(day) });
  return {
    items: [
      ...first(campaigns.currentData).map((campaign) => ({
        id: `campaign-${campaign.artistCampaignId}`,
        group: 'campaigns' as const,
        label: chooseText(campaign.name, i18n.language),
        ...noteNext(campaign.nextShowOn),
        Icon: FlagIcon,
        run: () => void navigate(paths.campaign(campaign.artistCampaignId)),
      })),
      ...first(tours.currentData).map((tour) => ({
        id: `tour-${tour.tourId}`,
        group: 'tours' as const,
        label: chooseText(tour.name, i18n.language),
        ...noteNext(tour.nextShowOn),
        Icon: FlagIcon,
        run: () => void navigate(paths.tour(tour.tourId)),
      })),
    ],
    isSearching: campaigns.isFetching || tours.isFetching || !isSettled,
    error: isTooShort ? undefined : (campaigns.error ?? tours.error),
  };
}

const SALES_MAX = 5;

/** Finds orders as their own search does, and customers, each if the user may read them. */
export function useSaleItems(words: string): FoundItems {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const args = { query: { searchTerm, ...place } };
  const skipsOrders = !useCan('order:read') || isTooShort;
  const skipsCustomers = !useCan('customer:read') || isTooShort;
  const orders = useListOrdersQuery(args, { skip: skipsOrders });
  const customers = useListCustomersQuery(args, { skip: skipsCustomers });
  const toOrder = (order: OrderSummary) => ({
    id: `order-${order.orderId}`,
    group: 'orders' as const,
    label: `${order.orderId} · ${order.buyer.name}`,
    note: chooseText(order.showName, i18n.language),
    Icon: TicketIcon,
    run: () => void navigate(paths.order(order.orderId)),
  });
  const toCustomer = ({ customerId, name, email }: CustomerSummary) => ({
    id: `customer-${customerId}`,
    group: 'customers' as const,
    label: name,
    note: email,
    Icon: GroupIcon,
    run: () => void navigate(paths.customer(customerId)),
  });
  return {
    items: [
      ...(skipsOrders ? [] : (orders.currentData?.items ?? []).slice(0, SALES_MAX).map(toOrder)),
      ...(skipsCustomers ? [] : (customers.currentData?.items ?? []).slice(0, SALES_MAX).map(toCustomer)),
    ],
    isSearching: orders.isFetching || customers.isFetching || !isSettled,
    error: isTooShort ? undefined : (orders.error ?? customers.error),
  };
}

/** Finds the promoter's own venues by name or town, and the seating plans of the best two. */
export function useVenueItems(words: string): FoundItems {
  const navigate = useNavigate();
  const place = usePlace();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const skip = !useCan('show:read') || isTooShort;
  const args = { query: { searchTerm, isCatalogue: false, ...place } };
  const { currentData, isFetching, error } = useListVenuesQuery(args, { skip });
  const venues = skip ? [] : (currentData?.items ?? []).slice(0, PER_KIND_MAX);
  const first = usePlanItems(venues[0]);
  const second = usePlanItems(venues[1]);
  return {
    items: [
      ...venues.map((venue) => ({
        id: `venue-${venue.venueId}`,
        group: 'venues' as const,
        label: venue.name,
        note: venue.town,
        Icon: PinIcon,
        run: () => void navigate(paths.venue(venue.venueId)),
      })),
      ...[...first.items, ...second.items].slice(0, PER_KIND_MAX),
    ],
    isSearching: isFetching || first.isSearching || second.isSearching || !isSettled,
    error: skip ? undefined : (error ?? first.error ?? second.error),
  };
}

function usePlanItems(venue: Venue | undefined): FoundItems {
  const navigate = useNavigate();
  const args = { params: { venueId: venue?.venueId ?? 0 } };
  const { currentData, isFetching, error } = useListVenuePlansQuery(args, { skip: !venue?.planCount });
  if (!venue?.planCount) return { items: [], isSearching: false, error: undefined };
  const items = (currentData?.items ?? []).map((plan) => ({
    id: `plan-${plan.id}`,
    group: 'plans' as const,
    label: plan.name,
    note: venue.name,
    Icon: SeatIcon,
    run: () => void navigate(paths.plan(venue.venueId, plan.id)),
  }));
  return { items, isSearching: isFetching, error };
}
