import { uploadDeskFileEndpoint, uploadFileEndpoint } from '@hako/contract/files/files';
import { useEffect, useRef } from 'react';
import { useAction } from '../api/use-action.ts';
import { PhotoPicker } from '../ui/forms/photo-picker.tsx';
import { sendPhoto } from './send-photo.ts';

interface PhotosProps {
  /** Ids of what is kept already. */
  readonly photos: readonly string[];
  readonly onPhotos: (photos: readonly string[]) => void;
}

/** Pictures that go along with what the desk books: kept at once, attached when the form is sent. */
export const PhotoInput = (props: PhotosProps) => (
  <KeptPhotos
    {...props}
    keep={async (file) => (await sendPhoto(uploadDeskFileEndpoint, file)).id}
  />
);

/** The same for pictures of a customer. */
export const EvidenceInput = (props: PhotosProps) => (
  <KeptPhotos
    {...props}
    keep={async (file) => (await sendPhoto(uploadFileEndpoint, file, 'complaint')).id}
  />
);

function KeptPhotos({
  photos,
  onPhotos,
  keep: keepOne,
}: PhotosProps & { readonly keep: (file: File) => Promise<string> }) {
  const now = useRef({ photos, onPhotos });
  useEffect(() => {
    now.current = { photos, onPhotos };
  });
  // Each stands there as soon as it is kept: a line that breaks at the next one takes none back.
  const keep = useAction(async (files: readonly File[]) => {
    for (const file of files) {
      const id = await keepOne(file);
      const kept = [...now.current.photos, id];
      now.current.onPhotos(kept);
      now.current.photos = kept;
    }
  });
  return (
    <PhotoPicker
      photos={photos}
      onFiles={(files) => void keep.run(files)}
      onRemove={(photo) => onPhotos(photos.filter((one) => one !== photo))}
      isBusy={keep.isBusy}
      problem={keep.refusal?.message}
    />
  );
}
