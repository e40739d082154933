import type { FeatureId } from '@parterre/contract/wire/permissions';
import { createContext, useContext } from 'react';

/** The features switched off for the user at the chosen promoter; provided by the shell. */
export const ClosedFeatures = createContext<ReadonlySet<FeatureId>>(new Set());

const PART = '(/|$|\\?)';
/** The pages of each feature; a page may belong to several. */
const PAGES: Readonly<Record<FeatureId, RegExp>> = {
  'seat-manager': new RegExp(`^/(shows/[^/]+/(seats|holds)|due-holds)${PART}`),
  'event-setup': new RegExp(
    `^/shows/(new|[^/]+/(details|tickets|questions|print-at-home|seating|offer-codes|links|duplicate|move))${PART}`,
  ),
  'events-list': new RegExp(`^/(shows/?($|\\?)|(campaigns|tours)${PART})`),
  reporting: new RegExp(`^/reports${PART}`),
  'order-management': new RegExp(`^/orders${PART}`),
  financials: new RegExp(`^/finance${PART}`),
  'guest-list': new RegExp(`^/(shows/[^/]+/)?guest-lists${PART}`),
  Sales: new RegExp(`^/reports/(sales|detailed-sales)${PART}`),
  CustomerData: new RegExp(`^/reports/customer-data${PART}`),
  Instalments: new RegExp(`^/(reports|finance)/instalments${PART}`),
  FanShare: new RegExp(`^/reports/fanshare${PART}`),
};

/** Returns the closed feature that a path belongs to. Routes take capital letters for small ones. */
export const findClosedPage = (closed: ReadonlySet<FeatureId>, path: string): FeatureId | undefined =>
  [...closed].find((feature) => PAGES[feature].test(path.toLowerCase()));

/** Returns a function that is true for paths of pages switched off for the user. */
export function useIsClosed(): (path: string) => boolean {
  const closed = useContext(ClosedFeatures);
  return (path) => closed.size > 0 && findClosedPage(closed, path) !== undefined;
}
