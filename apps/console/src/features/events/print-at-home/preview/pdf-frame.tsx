import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PdfFrameProps {
  address: string;
  title: string;
  isBusy: boolean;
  /** Stands there in a browser that shows no PDF in a page, such as those of phones. */
  children?: ReactNode;
}

/** A PDF in the page, in the viewer of the browser. */
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
