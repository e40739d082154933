import { toBuffer } from 'bwip-js/node';

/** Pixels a module is wide: sharp on screens and when it is printed. */
const QR_SCALE = 5;
const BAR_SCALE = 2;
const BAR_HEIGHT_MM = 14;
/** The white border scanners need, in modules. */
const QUIET_ZONE = 4;

export const drawQrCode = (text: string): Promise<Buffer> =>
  toBuffer({ bcid: 'qrcode', text, scale: QR_SCALE, padding: QUIET_ZONE, backgroundcolor: 'FFFFFF' });

export const drawCode128 = (text: string): Promise<Buffer> =>
  toBuffer({
    bcid: 'code128',
    text,
    scale: BAR_SCALE,
    height: BAR_HEIGHT_MM,
    paddingwidth: 10,
    paddingheight: QUIET_ZONE,
    backgroundcolor: 'FFFFFF',
  });
