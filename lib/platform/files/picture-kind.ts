import { type PictureKind, pictureKinds } from '@/db/picture-kinds'
import { fileKeysIn } from './url'

export { type PictureKind, pictureKinds }

/** What pictures are, by the keys of their files; one that is missing here is a photograph without a focus. */
export type PictureFacts = Readonly<Partial<Record<string, { kind: PictureKind; focus: string | null }>>>

export const pictureKeyOf = (url: string): string => fileKeysIn(url)[0] ?? ''

export const kindOfPicture = (url: string, facts: PictureFacts): PictureKind =>
  facts[pictureKeyOf(url)]?.kind ?? 'photograph'

/** The address of a picture of a text, with its focus if it has one. */
export function withFocus(url: string, facts: PictureFacts): string {
  const focus = facts[pictureKeyOf(url)]?.focus
  return focus ? `${url}#${focus}` : url
}

/** The name under which a form sends the kind of the picture in a field. */
export const kindFieldOf = (field: string) => `${field}_kind`

const kindsOfChosenFiles = new WeakMap<Blob, PictureKind>()

/** Notes what a chosen file shows, until a form sends it. */
export const setKindOfChosenFile = (file: Blob, kind: PictureKind) => kindsOfChosenFiles.set(file, kind)

/** Returns what a chosen file shows; undefined if nobody said so. */
export const kindOfChosenFile = (file: Blob): PictureKind | undefined => kindsOfChosenFiles.get(file)
