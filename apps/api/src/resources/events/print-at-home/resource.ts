import { printAtHomeImages } from '#db/schema/events/print-at-home.ts';
import { type PartOfShow, reference } from '#resource.ts';
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
  showActions: ['print-at-home'],
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

  pictureTables: [printAtHomeImages],

  checks: {
    'settings of tickets belong to a show, or to a campaign': `select promoter_id, owner_id from print_at_home_settings
       where (owner_kind = 'artist-campaign') <> (show_id is null) or owner_kind = 'show' and owner_id <> show_id`,
    ...reference('print_at_home_settings', 'show_id', 'shows'),
    ...reference('print_at_home_images', 'show_id', 'shows'),
  },
};
