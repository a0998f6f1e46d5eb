import { type PictureKind, pictureKinds } from '@/db/picture-kinds'
import { fileKeysIn } from './url'

export { type PictureKind, pictureKinds }

/** The kinds of pictures by the keys of their files; one that is missing here is a photograph. */
export type PictureKinds = Readonly<Partial<Record<string, PictureKind>>>

export const pictureKeyOf = (url: string): string => fileKeysIn(url)[0] ?? ''

export const kindOfPicture = (url: string, kinds: PictureKinds): PictureKind =>
  kinds[pictureKeyOf(url)] ?? 'photograph'

/** The name under which a form sends the kind of the picture in a field. */
export const kindFieldOf = (field: string) => `${field}_kind`

const kindsOfChosenFiles = new WeakMap<Blob, PictureKind>()

/** Notes what a chosen file shows, until a form sends it. */
export const setKindOfChosenFile = (file: Blob, kind: PictureKind) => kindsOfChosenFiles.set(file, kind)

/** Returns what a chosen file shows; undefined if nobody said so. */
export const kindOfChosenFile = (file: Blob): PictureKind | undefined => kindsOfChosenFiles.get(file)
