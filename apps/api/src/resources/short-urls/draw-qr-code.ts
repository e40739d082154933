/** Dots of a module in the PNG: sharp on a poster without being scaled up. */
const SCALE = 12;
/** Four modules of white on every side (ISO/IEC 18004); a module is two points wide. */
const QUIET_ZONE_POINTS = 8;

/** A QR code with error correction M: dark on white with its quiet zone, also where the page around it is dark. */
export async function drawQrCode(text: string, format: 'svg' | 'png'): Promise<Uint8Array> {
  const { toBuffer, toSVG } = await import('bwip-js/node');
  const options = {
    bcid: 'qrcode',
    text,
    eclevel: 'M',
    fixedeclevel: true,
    scale: SCALE / 2,
    padding: QUIET_ZONE_POINTS,
    barcolor: '000000',
    backgroundcolor: 'FFFFFF',
  };
  return format === 'svg' ? Buffer.from(toSVG(options)) : toBuffer(options);
}
