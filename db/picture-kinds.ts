/** What a stored picture is. Only a photograph is credited as one and counts in galleries. */
export const pictureKinds = ['photograph', 'drawing', 'document', 'map'] as const
export type PictureKind = (typeof pictureKinds)[number]
