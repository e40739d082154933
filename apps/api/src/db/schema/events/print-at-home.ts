import type {
  TicketBarcodeKind,
  TicketDelivery,
  TicketField,
  TicketImageType,
  TicketPaper,
  TicketsPerPage,
} from '@parterre/contract/choices/print-at-home-choices';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** The owner of a ticket design: a campaign with all its shows, one show, or one price type. */
export type TicketOwnerKind = 'artist-campaign' | 'show' | 'price-type';

/** The settings of one owner. Absent values are inherited from the owner above. */
export interface OwnTicketSettings {
  paper?: TicketPaper;
  ticketsPerPage?: TicketsPerPage;
  barcode?: TicketBarcodeKind;
  hiddenFields?: readonly TicketField[];
  colour?: string;
  languages?: readonly string[];
  delivery?: TicketDelivery;
  /** Plain text by language. Each language is inherited separately. */
  terms?: TextByCulture;
}

/** The look of print-at-home tickets. An owner without a row has set nothing. */
export const printAtHomeSettings = pgTable(
  'print_at_home_settings',
  {
    promoterId: promoterId(),
    ownerKind: text('owner_kind').$type<TicketOwnerKind>().notNull(),
    ownerId: id('owner_id').notNull(),
    /** null for a campaign. */
    showId: id('show_id'),
    settings: jsonb('settings').$type<OwnTicketSettings>().notNull(),
    /** The revision of a show also counts the changes of its price types. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.ownerKind, t.ownerId] }),
    index('print_at_home_settings_show').on(t.promoterId, t.showId),
  ],
);

/** A picture on tickets, stored like the pictures of shows and campaigns. */
export const printAtHomeImages = pgTable(
  'print_at_home_images',
  {
    promoterId: promoterId(),
    ownerKind: text('owner_kind').$type<TicketOwnerKind>().notNull(),
    ownerId: id('owner_id').notNull(),
    /** null for a campaign. */
    showId: id('show_id'),
    imageType: text('image_type').$type<TicketImageType>().notNull(),
    /** Named like `fileKey` of `images`. */
    fileKey: text('file_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.ownerKind, t.ownerId, t.imageType] }),
    index('print_at_home_images_show').on(t.promoterId, t.showId),
    index('print_at_home_images_file').on(t.fileKey),
  ],
);
