import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { clampTraceScale, type DraftSaver, type Trace } from '@parterre/plan-editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePutTraceImageMutation, useRemoveTraceImageMutation } from '#api/queries/seating/seating-plans.ts';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { type PlanDraft, readDraft } from '#features/seating/seating-plans/editor/save/use-draft-saver.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ChooseFile } from '#imports/choose-file.tsx';
import { showFailure } from '#pages/show-failure.ts';
import { Tick } from '../fields/choice-field.tsx';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { HINT_LOOK, LABEL_LOOK, PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';

/**
 * Chooses the picture to draw over. Needs `plan:write`. Saved by the saver, because it changes the draft's revision
 * like any edit; a file that is not a picture or too large is refused with a toast.
 */
export function TracePanel({ planId, saver }: { planId: number; saver: DraftSaver }) {
  const { t, i18n } = useTranslation('plan-editor');
  const desk = useDesk();
  const [put] = usePutTraceImageMutation();
  const [remove] = useRemoveTraceImageMutation();
  const [isSending, setSending] = useState(false);
  const { trace } = desk;
  const handlePlace = (values: Partial<Trace>) => trace && desk.setTrace({ ...trace, ...values });
  const run = async (task: () => Promise<PlanDraft>) => {
    setSending(true);
    try {
      await saver.changePicture(task);
    } catch (error) {
      showFailure(error);
    } finally {
      setSending(false);
    }
  };
  const handleChoose = (file: File) => run(() => put({ params: { id: planId }, file }).unwrap());
  const handleRemove = () =>
    run(async () => {
      await remove({ params: { id: planId } }).unwrap();
      return readDraft(planId);
    });
  return (
    <PanelSection title={t('trace.title')}>
      {!trace && (
        <Box component="p" sx={HINT_LOOK}>
          {t('trace.text')}
        </Box>
      )}
      {trace && (
        <>
          <Box sx={PAIR_LOOK}>
            <PanelNumberField label={t('place.x')} onCommit={(x) => handlePlace({ x })} value={trace.x} />
            <PanelNumberField label={t('place.y')} onCommit={(y) => handlePlace({ y })} value={trace.y} />
            <PanelNumberField
              label={t('trace.width')}
              min={1}
              onCommit={(width) => handlePlace({ scale: clampTraceScale(width / trace.width) })}
              value={trace.width * trace.scale}
            />
          </Box>
          <Tick
            isTicked={desk.isTraceMovable}
            label={t('trace.loose')}
            onTick={(isTraceMovable) =>
              desk.set({ isTraceMovable, ...(!desk.toolInHand.selects && { tool: desk.lastPicking }) })
            }
          />
          {desk.isTraceMovable && (
            <Box component="p" sx={HINT_LOOK}>
              {t('trace.looseHint')}
            </Box>
          )}
          <div>
            <Box component="span" sx={LABEL_LOOK}>
              {t('trace.opacity')}
            </Box>
            <Box sx={{ px: 1 }}>
              <Slider
                aria-label={t('trace.opacity')}
                max={1}
                min={0}
                onChange={(_event, opacity) => handlePlace({ opacity: Number(opacity) })}
                size="small"
                step={0.05}
                value={trace.opacity}
                valueLabelDisplay="auto"
                valueLabelFormat={(value) => formatNumber(value, i18n.language, { style: 'percent' })}
              />
            </Box>
          </div>
        </>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ChooseFile
          isDisabled={isSending}
          kind="picture"
          label={t(trace ? 'trace.replace' : 'trace.choose')}
          onChoose={handleChoose}
          size="small"
        />
        {trace && (
          <Button disabled={isSending} onClick={() => void handleRemove()} size="small">
            {t('trace.remove')}
          </Button>
        )}
      </Box>
    </PanelSection>
  );
}
