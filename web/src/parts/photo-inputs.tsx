import { uploadDeskFileEndpoint, uploadFileEndpoint } from '@hako/contract/files/files';
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
  const keep = useAction(async (files: readonly File[]) => {
    const ids: string[] = [];
    for (const file of files) ids.push(await keepOne(file));
    return ids;
  });
  const take = async (files: readonly File[]) => {
    const ids = await keep.run(files);
    if (ids) onPhotos([...photos, ...ids]);
  };
  return (
    <PhotoPicker
      photos={photos}
      onFiles={(files) => void take(files)}
      onRemove={(photo) => onPhotos(photos.filter((one) => one !== photo))}
      isBusy={keep.isBusy}
      problem={keep.refusal?.message}
    />
  );
}
