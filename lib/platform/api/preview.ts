import * as z from 'zod'
import type { Call } from './call'

/** The answer of a call that stores a preview: the id of its page. */
export const createdPreview = z.object({ id: z.uuid() })

/** The kinds of records whose forms have a preview. */
export const previewKinds = ['news', 'report', 'pageText'] as const
export type PreviewKind = (typeof previewKinds)[number]

/** How a form is previewed and shared: the kind of its previews, and the call that stores one. */
export type PreviewSpec<C extends Call<z.ZodType, typeof createdPreview>> = { kind: PreviewKind; call: C }
