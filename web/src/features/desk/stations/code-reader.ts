import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  Exception,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** Reads the code in what a video shows now; undefined while there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;

interface NativeReader {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeReaders {
  readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => NativeReader;
}
/** Ours, and what carriers and sellers in Japan print. */
const NATIVE_FORMATS = ['qr_code', 'code_128', 'code_39', 'codabar', 'ean_13', 'itf'] as const;
const FORMATS = [
  BarcodeFormat.QR_CODE,
  BarcodeFormat.CODE_128,
  BarcodeFormat.CODE_39,
  BarcodeFormat.CODABAR,
  BarcodeFormat.EAN_13,
  BarcodeFormat.ITF,
];

/** The reader of the browser where it has one, else one of ours. */
export async function codeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as NativeReaders;
  if (!BarcodeDetector) return readPixels();
  const native = new BarcodeDetector({ formats: NATIVE_FORMATS });
  return async (video) => (await native.detect(video))[0]?.rawValue;
}

function readPixels(): ReadCode {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!pen || width === 0) return undefined;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0);
    return readCode(pen.getImageData(0, 0, width, height));
  };
}

const reader = new MultiFormatReader();
const HINTS = new Map<DecodeHintType, unknown>([[DecodeHintType.POSSIBLE_FORMATS, FORMATS]]);

/** The code in a picture; undefined where there is none. */
export function readCode({ data, width, height }: Picture): string | undefined {
  const grey = new Uint8ClampedArray(width * height);
  // Green is nearest to how bright a colour looks.
  for (let at = 0; at < grey.length; at++) grey[at] = data[at * 4 + 1] ?? 0;
  const source = new RGBLuminanceSource(grey, width, height);
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), HINTS).getText();
  } catch (error) {
    // What is no code, or is half in sight, throws; the next look sees more.
    if (error instanceof Exception) return undefined;
    throw error;
  }
}
