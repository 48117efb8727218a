/** QR codes, drawn here: a link with a secret is nobody else's business. */
import { encode } from 'uqr';

export interface QrPicture {
  /** modules along one side, with the quiet border that readers need */
  size: number;
  /** the dark modules, as the path of an SVG */
  path: string;
}

const BORDER = 4;

export function qrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const runs = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: runs.join('') };
}
