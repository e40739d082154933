import { useTheme } from '@mui/material/styles';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { adaptColour } from '../map/adapt-colour.ts';
import { readDarkColours } from '../map/read-dark-colours.ts';
import { useScheme } from '../map/use-scheme.ts';
import { type HoldView, type PriceView, type SeatsShow, toHoldView, toPriceView } from './desk-data.ts';

/** Tickets with seats, in their order, and holds as the server sorts them; named and coloured for the reader. */
export function useDeskData(show: SeatsShow, prices: readonly Price[], holds: readonly Hold[]) {
  const { i18n } = useTranslation('seats');
  const theme = useTheme();
  const scheme = useScheme();
  const { language } = i18n;
  const { defaultCulture } = show;
  const priceViews: readonly PriceView[] = useMemo(() => {
    const dark = readDarkColours(theme);
    return prices
      .filter((price) => price.isSeated)
      .map((price) =>
        toPriceView(price, chooseText(price.name, language, defaultCulture), adaptColour(price.colour, scheme, dark)),
      );
  }, [prices, language, defaultCulture, scheme, theme]);
  const holdViews: readonly HoldView[] = useMemo(() => {
    const dark = readDarkColours(theme);
    return holds.map((hold) => toHoldView(hold, adaptColour(hold.colour, scheme, dark)));
  }, [holds, scheme, theme]);
  return useMemo(() => ({ prices: priceViews, holds: holdViews }), [priceViews, holdViews]);
}
