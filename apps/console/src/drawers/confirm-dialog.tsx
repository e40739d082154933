import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { Labelled } from '#ui/controls/labelled.tsx';

export interface ConfirmRequest {
  title: string;
  /** Says what will happen and what cannot be undone. */
  body: ReactNode;
  /** A verb: 'Cancel order'. */
  confirmLabel: string;
  isDangerous?: boolean;
  reason?: 'optional' | 'required';
  /** The user must type this word before the button works. */
  typedWord?: string;
}

export interface ConfirmDialogProps {
  request: ConfirmRequest | null;
  /** The dialog waits for it. A rejection is shown in the dialog, which stays open and keeps the typed reason. */
  onConfirm: (reason: string) => unknown;
  /** Returns the text for a rejection, if the problem's own does not fit; undefined if the caller has shown it. */
  describe?: (error: unknown) => string | undefined;
  onClose: () => void;
}

export function ConfirmDialog({ request, onClose, ...acts }: ConfirmDialogProps) {
  const titleId = useId();
  const [isRunning, setRunning] = useState(false);
  return (
    <Dialog
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      // Escape, too, waits for the answer: a refusal has to be seen.
      onClose={() => !isRunning && onClose()}
      open={request !== null}
    >
      {request && (
        <ConfirmContent
          {...acts}
          isRunning={isRunning}
          onClose={onClose}
          onRunning={setRunning}
          request={request}
          titleId={titleId}
        />
      )}
    </Dialog>
  );
}

interface ConfirmContentProps extends Omit<ConfirmDialogProps, 'request'> {
  request: ConfirmRequest;
  titleId: string;
  isRunning: boolean;
  onRunning: (isRunning: boolean) => void;
}

function ConfirmContent(props: ConfirmContentProps) {
  const { request, titleId, isRunning, onRunning, onConfirm, describe = errorText, onClose } = props;
  const { t } = useTranslation('kit');
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [failure, setFailure] = useState<string>();
  const isReady =
    (request.reason !== 'required' || reason.trim() !== '') &&
    (request.typedWord === undefined || word.trim() === request.typedWord);
  const handleConfirm = async () => {
    onRunning(true);
    setFailure(undefined);
    try {
      await onConfirm(reason.trim());
    } catch (error) {
      setFailure(describe(error));
    } finally {
      onRunning(false);
    }
  };
  return (
    <>
      <DialogTitle id={titleId}>{request.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText component="div">{request.body}</DialogContentText>
        {failure && <Alert severity="error">{failure}</Alert>}
        {request.reason && (
          <LabelledText
            label={
              request.reason === 'required' ? t('drawers.reason') : t('forms.optional', { label: t('drawers.reason') })
            }
            onType={setReason}
            rows={2}
            text={reason}
          />
        )}
        {request.typedWord !== undefined && (
          <LabelledText label={t('drawers.typeToConfirm', { word: request.typedWord })} onType={setWord} text={word} />
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={isRunning} onClick={onClose} variant="outlined">
          {t('drawers.cancel')}
        </Button>
        <Button
          color={request.isDangerous ? 'error' : 'primary'}
          disabled={!isReady}
          loading={isRunning}
          onClick={() => void handleConfirm()}
          variant="contained"
        >
          {request.confirmLabel}
        </Button>
      </DialogActions>
    </>
  );
}

interface LabelledTextProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  rows?: number;
}

function LabelledText({ label, text, onType, rows }: LabelledTextProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <OutlinedInput
          autoComplete="off"
          fullWidth
          id={id}
          multiline={rows !== undefined}
          notched={false}
          onChange={(event) => onType(event.target.value)}
          rows={rows}
          size="small"
          value={text}
        />
      )}
    </Labelled>
  );
}
