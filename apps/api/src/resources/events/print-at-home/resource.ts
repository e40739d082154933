import { and, eq } from 'drizzle-orm';
import { printAtHomeImages, printAtHomeSettings } from '../../../db/schema/events/print-at-home.ts';
import { reference } from '../../../resource.ts';
import { dropFiles } from '../images/write-image.ts';
import type { PartOfShow } from '../show-rows/show-part.ts';
import {
  putPrintAtHomeImage,
  putPrintAtHomePriceImage,
  removePrintAtHomeImage,
  removePrintAtHomePriceImage,
} from './images/change.ts';
import { previewPrintAtHome, previewPrintAtHomeChange, previewPrintAtHomePrice } from './preview/preview.ts';
import { getPrintAtHomeProof } from './preview/proof.ts';
import { putPrintAtHomeCampaignCopy } from './settings/campaign-copy.ts';
import { getPrintAtHomeDefaultTerms, getPrintAtHomeSettings } from './settings/read.ts';
import { updatePrintAtHomeSettings } from './settings/update.ts';

export const printAtHomeResource: PartOfShow = {
  slug: 'print-at-home',
  routes: [
    getPrintAtHomeSettings,
    updatePrintAtHomeSettings,
    putPrintAtHomeCampaignCopy,
    getPrintAtHomeDefaultTerms,
    putPrintAtHomeImage,
    removePrintAtHomeImage,
    putPrintAtHomePriceImage,
    removePrintAtHomePriceImage,
    previewPrintAtHome,
    previewPrintAtHomePrice,
    previewPrintAtHomeChange,
    getPrintAtHomeProof,
  ],

  showPart: {
    /** With what its price types have. A job removes the files. */
    async remove(change, { promoterId, id }) {
      const ofShow = <Table extends typeof printAtHomeSettings | typeof printAtHomeImages>(table: Table) =>
        and(eq(table.promoterId, promoterId), eq(table.showId, id));
      await change.db.delete(printAtHomeSettings).where(ofShow(printAtHomeSettings));
      const gone = await change.db
        .delete(printAtHomeImages)
        .where(ofShow(printAtHomeImages))
        .returning({ fileKey: printAtHomeImages.fileKey });
      await dropFiles(
        change,
        promoterId,
        gone.map(({ fileKey }) => fileKey),
      );
      return {};
    },
  },

  checks: {
    'settings of tickets belong to a show, or to a campaign': `select promoter_id, owner_id from print_at_home_settings
       where (owner_kind = 'artist-campaign') <> (show_id is null) or owner_kind = 'show' and owner_id <> show_id`,
    ...reference('print_at_home_settings', 'show_id', 'shows'),
    ...reference('print_at_home_images', 'show_id', 'shows'),
  },
};
