import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PdfFrameProps {
  address: string;
  title: string;
  isBusy: boolean;
  /** Shown if the browser cannot show a PDF inside a page, as on phones. */
  children?: ReactNode;
}

/** Shows a PDF inside the page, in the browser's viewer. */
export function PdfFrame({ address, title, isBusy, children }: PdfFrameProps) {
  if (!navigator.pdfViewerEnabled) return children;
  return (
    <Box aria-busy={isBusy} component="iframe" src={`${address}#toolbar=0&view=FitH`} sx={FRAME_LOOK} title={title} />
  );
}

const FRAME_LOOK = {
  display: 'block',
  width: '100%',
  height: 'max(360px, calc(100vh - 320px))',
  border: 0,
  bgcolor: 'background.sunken',
};
