import { type Check, entry } from './readiness-facts.ts';

/** Links that lead nowhere: to a host that is not allowed, or paused. */
export const checkLinks: Check = ({ links }) => {
  if (links.count === 0) return [];
  const [blocked] = links.blocked;
  const { paused } = links;
  return [
    blocked
      ? entry(
          'LINKS_BLOCKED',
          'warning',
          'links',
          { links: links.blocked.length, name: blocked.title, targetUrl: blocked.targetUrl },
          { shortUrlId: blocked.shortUrlId, field: 'targetUrl' },
        )
      : entry('LINKS_BLOCKED', 'passed', 'links'),
    paused
      ? entry(
          'LINKS_PAUSED',
          'warning',
          'links',
          { links: paused.count, name: paused.name },
          { shortUrlId: paused.id, field: 'isActive' },
        )
      : entry('LINKS_PAUSED', 'passed', 'links'),
  ];
};
