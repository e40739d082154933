import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { checkImages, checkLinks, checkOfferCodes, checkPrintAtHome, checkTimes } from './checks/check-details.ts';
import { checkSeating } from './checks/check-seating.ts';
import { checkTexts } from './checks/check-texts.ts';
import { checkTickets } from './checks/check-tickets.ts';
import type { ReadinessFacts } from './checks/readiness-facts.ts';

const CHECKS = [
  checkTimes,
  checkTickets,
  checkSeating,
  checkOfferCodes,
  checkLinks,
  checkTexts,
  checkImages,
  checkPrintAtHome,
];
const LEVELS = ['error', 'warning', 'passed'];

/** Checks what a show lacks before its first sale. Returns every check with its result, errors first. */
export function checkReadiness(facts: ReadinessFacts): ReadinessEntry[] {
  return CHECKS.flatMap((check) => check(facts)).sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
