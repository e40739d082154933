import type { ReadinessEntry } from '@parterre/contract/shows';
import { checkImages } from './checks/check-images.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkOfferCodes } from './checks/check-offer-codes.ts';
import { checkSeating } from './checks/check-seating.ts';
import { checkTexts } from './checks/check-texts.ts';
import { checkTickets } from './checks/check-tickets.ts';
import { checkTimes } from './checks/check-times.ts';
import type { ReadinessFacts } from './checks/readiness-facts.ts';

const CHECKS = [checkTimes, checkTickets, checkSeating, checkOfferCodes, checkLinks, checkTexts, checkImages];
const LEVELS = ['error', 'warning', 'passed'];

/** What stands between a show and its first sale: every check with its result, errors first. */
export function checkReadiness(facts: ReadinessFacts): ReadinessEntry[] {
  return CHECKS.flatMap((check) => check(facts)).sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
