import type { SeatCopyPreview } from '@parterre/contract/seat-copies';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { chooseCounted } from '#i18n/format-number.ts';
import { useCan } from '#session/use-features.ts';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { HoldFlag } from '../legend/legend-marks.tsx';
import { useAdapted } from '../map/use-scheme.ts';
import { CopySection } from './copy-section.tsx';
import { PairRow } from './pair-row.tsx';
import type { SeatCopyModel } from './use-seat-copy.ts';

interface CopyPairsProps {
  model: SeatCopyModel;
  preview: SeatCopyPreview;
}

const STAYS = '';

export function CopyPairs({ model, preview }: CopyPairsProps) {
  const { t, i18n } = useTranslation('seats');
  const { parts } = model.choices;
  /** A block that is already paired is shown but cannot be chosen. */
  const offerBlock = ({ blockId, label }: SeatCopyPreview['ownBlocks'][number], fromBlockId: number) => {
    const other = preview.blocks.find((pair) => pair.toBlockId === blockId && pair.fromBlockId !== fromBlockId);
    const value = String(blockId);
    return other
      ? { value, label: t('copy.pairs.taken', { label, other: other.label }), isTaken: true }
      : { value, label };
  };
  return (
    <>
      {parts.includes('prices') && preview.prices.length > 0 && <PricePairs model={model} preview={preview} />}
      {parts.includes('holds') && preview.holds.length > 0 && <HoldPairs model={model} preview={preview} />}
      {!preview.isSamePlan && (
        <CopySection title={t('copy.pairs.blocks')}>
          {preview.blocks.map(({ fromBlockId, label, seats, matched, toBlockId }) => (
            <PairRow
              key={fromBlockId}
              name={label}
              note={t('copy.pairs.matched', { count: chooseCounted(matched, seats, i18n.language), matched, seats })}
              onChoose={(value) => model.pairBlock(fromBlockId, value === STAYS ? null : Number(value))}
              options={[
                { value: STAYS, label: t('copy.pairs.noBlock') },
                ...preview.ownBlocks.map((block) => offerBlock(block, fromBlockId)),
              ]}
              value={String(toBlockId ?? STAYS)}
            />
          ))}
        </CopySection>
      )}
    </>
  );
}

function PricePairs({ model, preview }: CopyPairsProps) {
  const { t, i18n } = useTranslation('seats');
  const { prices, show } = useSeatDesk();
  const adapt = useAdapted();
  const money = (amount: number, currency: string) => formatMoney(amount, currency, i18n.language);
  const options = [
    { value: STAYS, label: t('copy.pairs.stay') },
    ...prices.map(({ priceTypeId, name, faceValueMinor }) => ({
      value: String(priceTypeId),
      label: `${name}, ${money(faceValueMinor, show.currency)}`,
    })),
  ];
  return (
    <CopySection title={t('copy.pairs.prices')}>
      {preview.prices.map(({ fromPriceTypeId, name, colour, faceValueMinor, seats, toPriceTypeId }) => (
        <PairRow
          key={fromPriceTypeId}
          mark={<ColourSwatch colour={adapt(colour)} />}
          name={chooseText(name, i18n.language, show.defaultCulture)}
          note={`${money(faceValueMinor, preview.fromCurrency)} · ${t('copy.pairs.seats', { count: seats })}`}
          onChoose={(value) => model.pairPrice(fromPriceTypeId, value === STAYS ? null : Number(value))}
          options={options}
          value={String(toPriceTypeId ?? STAYS)}
        />
      ))}
    </CopySection>
  );
}

function HoldPairs({ model, preview }: CopyPairsProps) {
  const { t } = useTranslation('seats');
  const { holds } = useSeatDesk();
  const canCreate = useCan('hold:write');
  const adapt = useAdapted();
  const options = [
    { value: STAYS, label: t('copy.pairs.stay') },
    ...(canCreate ? [{ value: 'new', label: t('copy.pairs.newHold') }] : []),
    ...holds.map(({ holdId, label, reservationFlag }) => ({
      value: String(holdId),
      label: `${label} (${reservationFlag})`,
    })),
  ];
  const read = (value: string) => (value === 'new' ? value : value === STAYS ? null : Number(value));
  return (
    <CopySection title={t('copy.pairs.holds')}>
      {preview.holds.map(({ fromHoldId, label, reservationFlag, colour, seats, toHoldId, isNew }) => (
        <PairRow
          key={fromHoldId}
          mark={<HoldFlag colour={adapt(colour)} flag={reservationFlag} />}
          name={label}
          note={t('copy.pairs.seats', { count: seats })}
          onChoose={(value) => model.pairHold(fromHoldId, read(value))}
          options={options}
          value={isNew ? 'new' : String(toHoldId ?? STAYS)}
        />
      ))}
    </CopySection>
  );
}
