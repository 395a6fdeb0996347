/** Pixels: more than what is kept of a picture, so nothing that is seen is lost. */
const LONGEST_SIDE = 2_400;
const QUALITY = 0.85;
/** What is no larger is sent as it is: a line of 256 kbit/s carries it in 16 seconds. */
const SMALL_BYTES = 500_000;
/** Only phones and their makers read these, so they are written anew even when they are small. */
const OF_PHONES = /^image\/hei[cf]/;
/** A picture of these kinds may have holes, which JPEG would fill with black. */
const MAY_HAVE_HOLES = /^image\/(?:png|webp|gif)$/;

/**
 * The photo as it is sent: upright, 2,400 pixels long at most, without what the camera wrote about
 * the place. The file itself when it is small already, or nothing that this browser reads as a
 * picture.
 */
export async function smallerPhoto(file: File): Promise<File> {
  const isOfPhones = OF_PHONES.test(file.type);
  if (file.size <= SMALL_BYTES && !isOfPhones) return file;
  try {
    const drawn = await drawnSmaller(file);
    if (!drawn || (drawn.size >= file.size && !isOfPhones)) return file;
    return new File([drawn], file.name, { type: drawn.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

/** Throws where the browser cannot read or draw it. */
async function drawnSmaller(file: File): Promise<Blob | null> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = photo;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const type = MAY_HAVE_HOLES.test(file.type) ? 'image/webp' : 'image/jpeg';
    return await new Promise((done) => canvas.toBlob(done, type, QUALITY));
  } finally {
    photo.close();
  }
}
