import { type DemoPromoter, HARBOUR_HALL, KULTURWERK, TAOYUAN_SPORTS } from './demo-promoters.ts';

/**
 * A plan in `demo/data`: a file, imported as users would do it, or a document. `blocks` keeps only blocks whose labels
 * begin with one of these texts.
 */
export type PlanSource =
  | { kind: 'file'; file: string; name: string; layout: 'auto' | 'bowl' }
  | { kind: 'document'; file: string; name: string; blocks?: string };

export interface VenueSpec {
  name: string;
  town: string;
  address?: string;
  postcode?: string;
  countryCode: string;
  timeZone: string;
  latitude?: number;
  longitude?: number;
  plans: PlanSource[];
}

const NEW_YORK = { town: 'New York', countryCode: 'US', timeZone: 'America/New_York' };
const HAMBURG = { town: 'Hamburg', countryCode: 'DE', timeZone: 'Europe/Berlin' };
const TAOYUAN = { town: 'Taoyuan', countryCode: 'TW', timeZone: 'Asia/Taipei' };

/** Catalogue venues with a plan that the demo needs, besides the stadiums of `stadiums.json`. */
export const CATALOGUE_VENUES: readonly VenueSpec[] = [
  {
    ...TAOYUAN,
    name: 'Rakuten Taoyuan Baseball Stadium',
    plans: [{ kind: 'file', file: 'rakuten-taoyuan-stadium.csv', name: 'Baseball', layout: 'bowl' }],
  },
];

export const PROMOTER_VENUES: readonly [DemoPromoter, readonly VenueSpec[]][] = [
  [
    HARBOUR_HALL,
    [
      {
        ...NEW_YORK,
        name: 'David Geffen Hall',
        plans: [
          { kind: 'document', file: 'theatre.parterre.json', name: 'Full house' },
          { kind: 'document', file: 'theatre.parterre.json', name: 'Stalls only', blocks: 'Stalls' },
        ],
      },
      {
        ...NEW_YORK,
        name: 'Merkin Hall',
        plans: [{ kind: 'file', file: 'seatsio-sections.json', name: 'Chamber music', layout: 'auto' }],
      },
      {
        ...NEW_YORK,
        name: 'New Amsterdam Theatre',
        plans: [{ kind: 'document', file: 'theatre.parterre.json', name: 'Proscenium' }],
      },
      { ...NEW_YORK, name: 'Pier 36', plans: [] },
      { ...NEW_YORK, name: 'Museum of Modern Art', plans: [] },
      { ...NEW_YORK, name: 'Cathedral of Saint John the Divine', plans: [] },
    ],
  ],
  [
    KULTURWERK,
    [
      {
        ...HAMBURG,
        name: 'Große Halle am Kai',
        plans: [{ kind: 'file', file: 'pretix-stadium.json', name: 'Bestuhlt', layout: 'auto' }],
      },
      { ...HAMBURG, name: 'Kleiner Saal', plans: [] },
      { ...HAMBURG, name: 'Lesesaal', plans: [] },
      { ...HAMBURG, name: 'Innenhof', plans: [] },
    ],
  ],
  [
    TAOYUAN_SPORTS,
    [
      { ...TAOYUAN, name: 'Rakuten Taoyuan Baseball Stadium', plans: [] },
      { ...TAOYUAN, name: 'Riverside Field', plans: [] },
    ],
  ],
];
